import { IncomingMessage, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';

/** What a server makes its requests and answers of. */
export type Messages = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/**
 * Requests and answers that are Express's own from the beginning. Express gives each its prototype when it comes, and from
 * then on V8 runs all code that touches one slowly: a third of a call.
 */
export const messagesOf = (app: Express): Messages => {
  const messages = {
    IncomingMessage: class extends IncomingMessage {},
    ServerResponse: class<Of extends IncomingMessage = IncomingMessage> extends ServerResponse<Of> {},
  };
  Object.setPrototypeOf(messages.IncomingMessage.prototype, app.request as object);
  Object.setPrototypeOf(messages.ServerResponse.prototype, app.response as object);
  return messages;
};

/**
 * Gives each request to these handlers, one after the other, and to the routes of Express what they pass on. A call of
 * the contract is answered here: the router of Express would cost it as much as half of its own stages. For a server whose
 * messages are Express's (`messagesOf`).
 */
export const pastRouter =
  (app: Express, handlers: readonly RequestHandler[], answerError: ErrorRequestHandler): RequestListener =>
  (incoming, outgoing) => {
    const request = incoming as Request;
    const response = outgoing as Response;
    // What Express itself makes of a request before it looks for a route.
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
