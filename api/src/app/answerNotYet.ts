import { isDeepStrictEqual } from 'node:util';
import { message } from '@dispatch/contract';
import type { Contract } from '@dispatch/contract/document';
import type { FieldError } from '@dispatch/contract/check';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import type { OperationId } from '../call/handler';
import { problem } from '../call/problem';
import { notYetImplemented } from './generated/notYetImplemented';
import { notYetAccepted } from './notYetAccepted';
import { requestFieldSchema, requestFieldValues } from './requestFields';

const waiting: ReadonlySet<OperationId> = new Set(notYetImplemented);

const notImplemented = () => problem(501, 'not-implemented', message('not-implemented'));

/**
 * Before the body is read: a call that is not implemented yet and takes something other than JSON is answered here,
 * because nobody can check such a body yet.
 */
export const answerUnreadable = (contract: Contract): ((request: Request, state: CallState) => void) => {
  const others = new Map(
    [...waiting]
      .map((id) => [id, contract.operation(id).bodies.map(({ mediaType }) => mediaType)] as const)
      .filter(([, types]) => types.length > 0 && !types.includes('application/json')),
  );
  return (request, { operationId }) => {
    const types = others.get(operationId);
    if (types === undefined) return;
    request.resume();
    if (request.is(types) === false) {
      throw problem(
        415,
        'unsupported-media-type',
        message('unsupported-media-type', { types: types.join(', ') }),
      );
    }
    throw notImplemented();
  };
};

const isEmpty = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return [undefined, null, '', false, 0].includes(value as undefined);
};

type Waiting = { address: string; refused: string | undefined; usual: unknown };

const waitingFields = (contract: Contract, operationId: string): Waiting[] =>
  (notYetAccepted[operationId as OperationId] ?? []).map((entry) => {
    const [address = '', refused] = entry.split('=');
    const usual = requestFieldSchema(contract, operationId, address)?.['default'];
    return { address, refused, usual };
  });

const errorsOf = (state: CallState, fields: readonly Waiting[]): FieldError[] =>
  fields.flatMap(({ address, refused, usual }) =>
    requestFieldValues(state, address)
      .filter(({ value }) =>
        refused === undefined
          ? !isEmpty(value) && !isDeepStrictEqual(value, usual)
          : String(value) === refused,
      )
      .map(({ pointer }) => ({
        pointer,
        rule: 'not-implemented',
        message: message('field-not-implemented', { field: pointer.replace(/^\//, '') }),
      })),
  );

/**
 * After the validation: what the contract has and the server does not carry out yet answers 501, a whole call or one
 * that uses a field of notYetAccepted with anything in it but nothing or the default.
 */
export const answerNotYet = (contract: Contract): ((state: CallState) => void) => {
  const fields = new Map(Object.keys(notYetAccepted).map((id) => [id, waitingFields(contract, id)]));
  return (state) => {
    if (waiting.has(state.operationId)) throw notImplemented();
    const errors = errorsOf(state, fields.get(state.operationId) ?? []);
    const [first] = errors;
    if (first === undefined) return;
    throw problem(501, 'not-implemented', first.message, {
      errors: errors.map((error) => error.message),
      fields: errors,
    });
  };
};
