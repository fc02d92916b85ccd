import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { countCall } from '../metrics/figures';

/** The path of a request as the log may show it: no query, and no token of a mailed link. */
const loggedPath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/(\/(?:verified|unsubscribe)\/)[^/]+/i, '$1[token]').slice(0, 200);

/** The id of a request, which is in its answer's X-Request-Id. */
export const requestIdOf = (response: Response): string => String(response.getHeader('X-Request-Id') ?? '');

const operations = new WeakMap<object, string>();

/** Says which call a request is, for the figures. */
export const noteOperation = (response: object, operationId: string): void => {
  operations.set(response, operationId);
};

const quiet = /^\/(assets\/|api\/health\/)/;

/**
 * Gives each request an id, in X-Request-Id and in the log, and logs one line a request. The line is made of what may
 * be said and nothing else, so that nothing has to be looked for in it and taken out: no query, no headers, no body, no
 * address of the caller.
 */
export const requestLog = (logger: Logger): RequestHandler => {
  const log = logger.child({}, { redact: [] });
  return (request, response, next) => {
    const id = randomUUID();
    response.setHeader('X-Request-Id', id);
    const { originalUrl, method } = request;
    if (!quiet.test(originalUrl)) {
      const begun = performance.now();
      // After the end of the answer, or when the caller hangs up before it.
      response.once('close', () => {
        const { statusCode: status, writableFinished: isAnswered } = response;
        countCall(operations.get(response) ?? 'page', status, begun);
        const line = {
          requestId: id,
          req: { method, path: loggedPath(originalUrl) },
          res: { status },
          responseTime: Math.round(performance.now() - begun),
        };
        // The error itself is logged where it is handled.
        if (status >= 500) log.error(line, 'request errored');
        else log.info(line, isAnswered ? 'request completed' : 'request aborted');
      });
    }
    next();
  };
};
