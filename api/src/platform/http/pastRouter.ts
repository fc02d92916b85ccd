import type { RequestListener } from 'node:http';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';

/**
 * Gives each request to these handlers, one after the other, and to the routes of Express what they pass on. A call of
 * the contract is answered here: the router of Express would cost it as much as half of its own stages.
 */
export const pastRouter =
  (app: Express, handlers: readonly RequestHandler[], answerError: ErrorRequestHandler): RequestListener =>
  (incoming, outgoing) => {
    // What Express itself makes of a request before it looks for a route.
    const request = Object.setPrototypeOf(incoming, app.request as object) as Request;
    const response = Object.setPrototypeOf(outgoing, app.response as object) as Response;
    request.res = response;
    request.originalUrl = request.url;
    const fail = (error: unknown): void => void answerError(error, request, response, () => undefined);
    let at = 0;
    const next = (error?: unknown): void => {
      const handler = handlers[at];
      at += 1;
      if (error !== undefined) fail(error);
      else if (handler === undefined) app(request, response);
      else {
        try {
          const answered = handler(request, response, next);
          if (answered instanceof Promise) answered.catch(fail);
        } catch (refusal) {
          fail(refusal);
        }
      }
    };
    next();
  };
