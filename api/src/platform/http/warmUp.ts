import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operationTable, type OperationEntry } from '@dispatch/contract';
import type { RequestCheck } from '@dispatch/contract/check/request';
import type { Express, Request, Response } from 'express';
import type { OperationId } from '../call/handler';
import type { OpenApiValidation } from './openApiValidator';

setFlagsFromString('--expose-gc');

/**
 * Lets V8 give up what nobody needs any more, at once. For the start alone, which throws away more than it keeps:
 * otherwise the heap grows by that and stays so (docs/operations/speed.md).
 */
const collectGarbage = runInNewContext('gc') as () => void;

const nothing = (): undefined => undefined;

const pretended = (app: Express, operation: OperationEntry) => {
  const url = operation.path.replaceAll(/\{[^}]+\}/g, '1');
  const request = Object.assign(Object.create(app.request) as Request, {
    method: operation.method.toUpperCase(),
    url,
    originalUrl: `/api${url}`,
    baseUrl: '/api',
    headers: {},
  });
  const response = Object.assign(Object.create(app.response) as Response, {
    statusCode: 200,
    getHeaders: () => ({}),
    json: nothing,
  });
  return { request, response };
};

/**
 * Compiles what judges each operation before the first request comes: shows its validators a request that is not real.
 */
export const warmUp = async (
  app: Express,
  check: RequestCheck,
  validation: OpenApiValidation,
  takesFile: ReadonlyMap<string, string>,
): Promise<void> => {
  const operations = Object.entries(operationTable) as [OperationId, OperationEntry][];
  for (const [place, [id, operation]] of operations.entries()) {
    if (place % 40 === 0) collectGarbage();
    const type = takesFile.has(id) ? 'multipart/form-data' : 'application/json';
    const body = check.limitsOf(id) !== null ? { type, value: {} } : null;
    const { request, response } = pretended(app, operation);
    // Whether it is refused is of no interest.
    await validation(operation.path, request, response, body, nothing).catch(nothing);
    response.json({});
  }
};
