import createFetchClient from 'openapi-fetch';
import { ApiError, networkFault, problemOf } from './apiError';
import type { CallInit, CallResult, OperationId } from './clientTypes';
import { operationTable } from './generated/operationTable';
import type { paths } from './generated/types';

export type ClientOptions = {
  /** Where the calls begin: `/api`, or an absolute address. */
  baseUrl: string;
  /** The session's token; null when nobody is signed in. Asked at each call. */
  token?: () => string | null;
  /** Replaces the global fetch, for tests and servers. */
  fetch?: (request: Request) => Promise<Response>;
};

export type Client = {
  /**
   * Makes one call of the contract and answers status, data and headers of its success. Throws ApiError on every
   * other status, with status 0 when no answer came or it could not be read; an abort is thrown as it is.
   */
  call: <Id extends OperationId>(
    operationId: Id,
    ...init: CallInit<Id> extends infer Init ? ({} extends Init ? [init?: Init] : [init: Init]) : never
  ) => Promise<CallResult<Id>>;
};
