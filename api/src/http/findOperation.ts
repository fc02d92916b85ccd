import { message, operationTable, type OperationEntry } from '@dispatch/contract';
import { mostHeaders, mostParameters } from '@dispatch/contract/check';
import { byParameters, pathPattern } from '@dispatch/contract/document';
import type { Request, RequestHandler, Response } from 'express';
import { setCallState } from '../call/callState';
import type { OperationId } from '../call/handler';
import { notFound, problem } from '../call/problem';
import { now } from '../clock';
import { requestIdOf } from './requestLog';

type Route = { path: string; matches: RegExp; operations: Map<string, [OperationId, OperationEntry]> };

const collectRoutes = (): Route[] => {
  const routes = new Map<string, Route>();
  for (const [id, operation] of Object.entries(operationTable) as [OperationId, OperationEntry][]) {
    const route = routes.get(operation.path) ?? {
      path: operation.path,
      matches: pathPattern(operation.path),
      operations: new Map(),
    };
    route.operations.set(operation.method.toUpperCase(), [id, operation]);
    routes.set(operation.path, route);
  }
  return [...routes.values()].sort(byParameters);
};

const allowed = (route: Route): string => {
  const methods = [...route.operations.keys()];
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
};

/** Says which methods an address takes. No header of CORS: pages of another origin may not call us. */
const answerOptions = (response: Response, route: Route): void => {
  response
    .status(204)
    .set({ Allow: allowed(route), 'Cache-Control': 'no-store' })
    .end();
};

/** Refuses more headers and parameters than any caller of ours sends. Their length is limited by Node. */
const checkCounts = ({ rawHeaders, url }: Request): void => {
  if (rawHeaders.length > 2 * mostHeaders) {
    throw problem(431, 'too-large', message('too-many-headers', { count: mostHeaders }));
  }
  if (url.split('&').length > mostParameters) {
    throw problem(400, 'invalid-input', message('too-many-parameters', { count: mostParameters }));
  }
};

const checkEncoding = (address: string): void => {
  try {
    decodeURIComponent(address);
  } catch {
    throw problem(400, 'invalid-input', message('malformed-address'));
  }
};

const clientOf = (request: Request) => ({
  address: request.ip ?? '',
  userAgent: (request.get('user-agent') ?? '').slice(0, 300),
});

/** Finds the operation of a call by method and path. 404 for an unknown path, 405 for another method; OPTIONS names those. */
export const findOperation = (): RequestHandler => {
  const routes = collectRoutes();
  return (request, response, next) => {
    checkCounts(request);
    checkEncoding(request.url);
    const route = routes.find(({ matches }) => matches.test(request.path));
    if (route === undefined) throw notFound();
    if (request.method === 'OPTIONS') {
      answerOptions(response, route);
      return;
    }
    if (request.method === 'HEAD' && route.operations.has('GET')) request.method = 'GET';
    const found = route.operations.get(request.method);
    if (found === undefined) {
      throw problem(405, 'method-not-allowed', message('method-not-allowed'), {
        headers: { Allow: allowed(route) },
      });
    }
    const [operationId, operation] = found;
    setCallState(request, {
      operationId,
      operation,
      requestId: requestIdOf(request),
      now: now(),
      client: clientOf(request),
      session: null,
      rawBody: Buffer.alloc(0),
      upload: null,
      path: {},
      query: {},
      headers: {},
      body: undefined,
    });
    next();
  };
};
