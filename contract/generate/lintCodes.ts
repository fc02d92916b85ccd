import {
  describeOperations,
  locate,
  objectAt,
  piecesOf,
  shownCodes,
  type DescribedOperation,
  type JsonObject,
} from '../document/document';
import type { Finding } from './finding';

const takesSavedCard = (contract: JsonObject, { bodies }: DescribedOperation): boolean =>
  bodies.some(
    ({ schema }) =>
      schema !== null &&
      piecesOf(contract, locate(contract, schema).value).some(
        (piece) => 'paymentMethodId' in objectAt(piece, 'properties'),
      ),
  );

/** The codes with which the server refuses any call of a kind, each with what the call has that leads to it. */
const commonCodes = (contract: JsonObject, operation: DescribedOperation) => {
  const { parameters, bodies, permissions, refusesTokens, written, answers } = operation;
  const isJson = bodies.some(({ mediaType }) => mediaType === 'application/json');
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  const all: [boolean, number, string][] = [
    [isJson || parameters.length > 0, 400, 'invalid-input'],
    [isJson, 400, 'malformed-json'],
    [permissions !== null, 401, 'no-session'],
    [permissions !== null && !refusesTokens, 401, 'invalid-token'],
    [(permissions ?? []).length > 0, 403, 'not-allowed'],
    [(permissions ?? []).length > 0 && !refusesTokens, 403, 'token-scope'],
    [refusesTokens, 403, 'not-by-token'],
    // Who acts for somebody neither keeps a card nor pays with a saved one.
    [takesSavedCard(contract, operation), 403, 'not-while-impersonating'],
    [takesKey, 409, 'request-running'],
    [isJson, 413, 'too-large'],
    [takesKey, 422, 'idempotency-key-reused'],
    ['x-rate-limit' in written.operation, 429, 'too-many-requests'],
  ];
  return all.filter(([holds, status]) => holds && answers.some((answer) => answer.status === status));
};

/**
 * The codes that a call of its kind answers and shows in no example. Those of its handler alone are held to the contract
 * when they are answered: in the API's tests (api/src/app/runOperation.ts) and in the contract tests.
 */
export const lintCodes = (contract: JsonObject): Finding[] =>
  describeOperations(contract).flatMap((operation) => {
    const shown = shownCodes(operation);
    return commonCodes(contract, operation)
      .filter(([, status, code]) => shown.get(status)?.has(code) !== true)
      .map(([, status, code]) => ({
        at: [operation.written.operation, 'responses', String(status)],
        text: `${operation.written.place}: the answer ${status} has no example with the code ${code}.`,
      }));
  });
