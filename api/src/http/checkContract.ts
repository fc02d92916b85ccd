import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { callState } from '../call/callState';
import { inputProblem, type FieldFault } from '../call/problem';
import { bodyFaults } from './bodyFaults';
import { contractFault, type ValidatorError } from './contractFaults';
import { unstorableTexts } from './unstorableText';

type Validated = Request & { openapi?: { pathParams?: Record<string, unknown> } };
type ValidatorRefusal = { status?: number; errors?: ValidatorError[] };

const onceEach = (faults: readonly FieldFault[]): FieldFault[] => {
  const first = new Map<string, FieldFault>();
  for (const fault of faults) {
    const key = `${fault.rule} ${fault.pointer}`;
    if (!first.has(key)) first.set(key, fault);
  }
  return [...first.values()];
};

const wordings = {
  characters: (field: string) => `The field ${field} has characters that cannot be stored.`,
  number: (field: string) => `The field ${field} is a number that is too large.`,
} as const;

const unstorable = (value: unknown, isBody: boolean): FieldFault[] =>
  unstorableTexts(value)
    // In a body the contract's type refuses such a number.
    .filter(({ fault }) => !isBody || fault !== 'number')
    .map(({ pointer, fault }) => ({
      pointer: isBody ? pointer : pointer.slice(1),
      rule: fault,
      message: wordings[fault](pointer.slice(1) || 'body'),
    }));

const refuseFaults = (request: Request, contractFaults: readonly FieldFault[]): void => {
  const { operationId } = callState(request);
  const body: unknown = request.body;
  const faults = onceEach([
    ...bodyFaults(operationId, body, contractFaults),
    ...unstorable(body, true),
    ...unstorable(request.query, false),
    ...unstorable((request as Validated).openapi?.pathParams, false),
  ]);
  if (faults.length > 0) throw inputProblem(faults);
};

/** Refuses what the validator itself would stumble over: a parameter that is given twice. */
export const checkQuery: RequestHandler = (request, _response, next) => {
  const twice = Object.entries(request.query).filter(([, value]) => typeof value !== 'string');
  if (twice.length > 0) {
    throw inputProblem(
      twice.map(([name]) => ({
        pointer: name,
        rule: 'format',
        message: `The field ${name} can be given once only.`,
      })),
    );
  }
  next();
};

/** After the contract's validator: what it refuses, merged with the rules of the form. One 400 names everything. */
export const refuseInput: ErrorRequestHandler = (error: ValidatorRefusal, request, _response, next) => {
  if (error.status !== 400 || !Array.isArray(error.errors)) {
    next(error);
    return;
  }
  refuseFaults(request, error.errors.map(contractFault));
  next(error);
};

/** What the validator lets pass: the rules of the form run, and the state of the call gets its typed input. */
export const takeInput: RequestHandler = (request, _response, next) => {
  refuseFaults(request, []);
  const state = callState(request);
  state.path = (request as Validated).openapi?.pathParams ?? {};
  state.query = request.query;
  state.headers = headersByName(request);
  state.body = request.body as unknown;
  next();
};

/** Headers under the names that the contract writes: as sent, and with capitals. */
const headersByName = (request: Request): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name.replaceAll(/(^|-)([a-z])/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  );
