import { IncomingMessage, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';

/** What a server makes its requests and answers of. */
export type Messages = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>;

/** How Node makes a message within an object that is there already. */
type Fill = (this: unknown, ...given: readonly unknown[]) => void;

/**
 * Messages of Node whose prototype is one of Express. They are functions, which inherit from Node's, and no classes: so V8
 * reserves as many places for properties as Node's own messages get, and makes them as fast. A third of a page from memory
 * hangs on that.
 */
const ofExpress = <Message extends typeof IncomingMessage | typeof ServerResponse>(
  base: Message,
  prototype: object,
): Message => {
  const fill = base as unknown as Fill;
  function made(this: unknown, ...given: readonly unknown[]): void {
    fill.call(this, ...given);
  }
  Object.setPrototypeOf(made, base);
  made.prototype = Object.create(prototype) as object;
  return made as unknown as Message;
};

/**
 * Requests and answers that are Express's own from the beginning. Express gives each its prototype when it comes, and from
 * then on V8 runs all code that touches one slowly: a third of a call.
 */
export const messagesOf = (app: Express): Messages => ({
  IncomingMessage: ofExpress(IncomingMessage, app.request as object),
  ServerResponse: ofExpress(ServerResponse, app.response as object),
});

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
