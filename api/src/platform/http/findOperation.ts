import { message, operationTable } from '@dispatch/contract';
import { refusedAddress } from '@dispatch/contract/check';
import type { Contract } from '@dispatch/contract/document';
import type { Request, Response } from 'express';
import type { CallState } from '../call/callState';
import type { OperationId } from '../call/handler';
import { problem, problemOf } from '../call/problem';
import { now } from '../settings/clock';
import { deprecationHeaders } from './deprecationHeaders';
import { noteCall, requestIdOf } from './requestLog';

const allowed = (methods: readonly string[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');

/** Says which methods an address takes. No header of CORS: pages of another origin may not call us. */
const answerOptions = (response: Response, methods: readonly string[]): void => {
  response
    .status(204)
    .set({ Allow: allowed(methods), 'Cache-Control': 'no-store' })
    .end();
};

const prefix = '/api';

/** Whether an address is below that of the API. */
const isCall = (path: string): boolean =>
  path.charAt(prefix.length) === '/' && path.slice(0, prefix.length).toLowerCase() === prefix;

/**
 * Finds the operation of a call by method and path, and answers OPTIONS. Null when it is none of ours; 405 for another
 * method.
 */
export const findOperation = (contract: Contract) => {
  const deprecated = deprecationHeaders(contract);
  return (request: Request, response: Response): CallState | 'answered' | null => {
    const address = request.path;
    if (!isCall(address)) return null;
    const refused = refusedAddress(request.url, request.rawHeaders.length / 2);
    if (refused !== null) throw problemOf(refused);
    const { method } = request;
    const found = contract.find(method === 'HEAD' ? 'GET' : method, address.slice(prefix.length));
    if (found.kind === 'nothing') return null;
    if (found.kind === 'otherMethods') {
      if (method === 'OPTIONS') {
        answerOptions(response, found.methods);
        return 'answered';
      }
      throw problem(405, 'method-not-allowed', message('method-not-allowed'), {
        headers: { Allow: allowed(found.methods) },
      });
    }
    if (method === 'HEAD') request.method = 'GET';
    const operationId = found.operation.id as OperationId;
    const ending = deprecated.get(operationId);
    if (ending !== undefined) response.set(ending);
    const state: CallState = {
      operationId,
      operation: operationTable[operationId],
      requestId: requestIdOf(response),
      now: now(),
      client: {
        address: request.ip ?? '',
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      },
      session: null,
      rawBody: Buffer.alloc(0),
      upload: null,
      path: found.path,
      query: {},
      headers: request.headers,
      body: undefined,
    };
    noteCall(response, state);
    return state;
  };
};
