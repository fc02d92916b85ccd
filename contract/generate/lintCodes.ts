import { describeOperations, fieldsOf, type DescribedOperation, type JsonObject } from '../document/document';
import type { Finding } from './finding';

/** The codes that an operation shows, by status: those of the examples of its refusals. */
const shownCodes = ({ answers }: DescribedOperation): ReadonlyMap<number, ReadonlySet<unknown>> =>
  new Map(
    answers.map(({ status, media }) => [
      status,
      new Set(media.flatMap(({ examples }) => examples.map(({ value }) => fieldsOf(value)['code']))),
    ]),
  );

/** The codes with which the server refuses a call before its handler, each with what the call has that leads to it. */
const earlyCodes = ({ parameters, bodies, permissions, written, answers }: DescribedOperation) => {
  const isJson = bodies.some(({ mediaType }) => mediaType === 'application/json');
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const all: [boolean, number, string][] = [
    [isJson || parameters.length > 0, 400, 'invalid-input'],
    [isJson, 400, 'malformed-json'],
    [permissions !== null, 401, 'no-session'],
    [(permissions ?? []).length > 0, 403, 'not-allowed'],
    [takesKey, 409, 'request-running'],
    [isJson, 413, 'too-large'],
    [takesKey, 422, 'idempotency-key-reused'],
    ['x-rate-limit' in written.operation, 429, 'too-many-requests'],
  ];
  return all.filter(([holds, status]) => holds && answers.some((answer) => answer.status === status));
};

/**
 * The codes that a call answers before its handler and shows in no example. Those of handlers are held to the contract
 * when they are answered (api/src/app/runOperation.ts).
 */
export const lintCodes = (contract: JsonObject): Finding[] =>
  describeOperations(contract).flatMap((operation) => {
    const shown = shownCodes(operation);
    return earlyCodes(operation)
      .filter(([, status, code]) => shown.get(status)?.has(code) !== true)
      .map(([, status, code]) => ({
        at: [operation.written.operation, 'responses', String(status)],
        text: `${operation.written.place}: the answer ${status} has no example with the code ${code}.`,
      }));
  });
