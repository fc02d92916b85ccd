import type { RequestCheck } from '@dispatch/contract/check/request';
import type { Request } from 'express';
import type { CallState } from '../call/callState';
import { inputProblem } from '../call/problem';

/** What stands behind the `?` of an address. */
const searchOf = ({ url }: Request): string => {
  const from = url.indexOf('?');
  return from === -1 ? '' : (url.slice(from + 1).split('#', 1)[0] ?? '');
};

/** Checks a call by the contract, and gives its state the input. One 400 names everything that is wrong. */
export const checkRequest = (check: RequestCheck, request: Request, state: CallState): void => {
  const { operationId, path, body } = state;
  const { input, errors } = check.check(operationId, {
    path: path as Record<string, string>,
    search: searchOf(request),
    headers: request.headers,
    body,
  });
  if (errors !== undefined) throw inputProblem(errors);
  Object.assign(state, input);
};
