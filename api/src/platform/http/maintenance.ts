import { message, type OperationId } from '@dispatch/contract';
import type { RequestHandler } from 'express';
import { problem } from '../call/problem';
import type { Config } from '../settings/config';

/** Of the calls that send a body, those that change nothing. */
const reads: ReadonlySet<string> = new Set<OperationId>(['checkSession', 'quotePrice']);

const changes = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

const underMaintenance = () =>
  problem(503, 'service-unavailable', message('under-maintenance'), { headers: { 'Retry-After': '120' } });

type During = Pick<Config, 'isInMaintenance'>;

/** While the site is being worked on, what is there can be read, and nothing is changed. Throws the 503 that says so. */
export const refuseChange = (config: During, method: string, operationId: string): void => {
  if (config.isInMaintenance && changes(method) && !reads.has(operationId)) throw underMaintenance();
};

/** The same for forms that are no calls of the contract. */
export const refuseForms =
  (config: During): RequestHandler =>
  ({ method }, _response, next) => {
    if (config.isInMaintenance && changes(method)) throw underMaintenance();
    next();
  };
