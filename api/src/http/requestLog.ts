import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

/** The path of a request as the log may show it: no query, and no token of a mailed link. */
export const loggedPath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/(\/verified\/)[^/]+/i, '$1[token]').slice(0, 200);

/** The id of a request, which is in its answer's X-Request-Id. */
export const requestIdOf = ({ id }: Pick<Request, 'id'>): string => (typeof id === 'string' ? id : '');

const quiet = /^\/(assets\/|api\/health\/)/;

/**
 * Gives each request an id, in X-Request-Id and in the log, and logs one line a request: no query, no headers, no
 * body, no address of the caller.
 */
export const requestLog = (logger: Logger): RequestHandler[] => [
  pinoHttp<Request, Response>({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    autoLogging: { ignore: (request) => quiet.test(request.originalUrl) },
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    // The error itself is logged where it is handled.
    customErrorObject: (_request, _response, _error, value: { responseTime: number }) => ({
      responseTime: value.responseTime,
    }),
    serializers: {
      req: (request: { raw: Request }) => ({
        method: request.raw.method,
        path: loggedPath(request.raw.originalUrl),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  }),
];
