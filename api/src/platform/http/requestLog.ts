import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { CallState } from '../call/callState';
import type { Session } from '../call/handler';
import { countCall } from '../metrics/figures';

/** The path of a request as the log may show it: no query, and no token of a mailed link. */
const loggedPath = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(/(\/(?:verified|unsubscribe)\/)[^/]+/i, '$1[token]').slice(0, 200);

/** The id of a request, which is in its answer's X-Request-Id. */
export const requestIdOf = (response: Response): string => String(response.getHeader('X-Request-Id') ?? '');

type NotedCall = Pick<CallState, 'operationId' | 'session'>;

const calls = new WeakMap<object, NotedCall>();

/** Says which call a request is, for the figures and the log; its session once there is one. */
export const noteCall = (response: object, call: NotedCall): void => {
  calls.set(response, call);
};

/** Who calls, by numbers that nobody else can use: of a member of staff who acts for a user, both. */
const whoCalls = (session: Session | null): Readonly<Record<string, number>> => {
  if (session === null) return {};
  const { userId, sessionId, tokenId, impersonator } = session;
  return {
    userId,
    ...(sessionId === null ? {} : { sessionId }),
    ...(tokenId === null ? {} : { tokenId }),
    ...(impersonator === null ? {} : { staffId: impersonator.userId }),
  };
};

/** What the log names of a call: its operation, the user and the session; nothing of what is no call. */
export const callOf = (response: object): Readonly<Record<string, string | number>> => {
  const call = calls.get(response);
  return call === undefined ? {} : { operationId: call.operationId, ...whoCalls(call.session) };
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
        countCall(calls.get(response)?.operationId ?? 'page', status, begun);
        const line = {
          requestId: id,
          ...callOf(response),
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
