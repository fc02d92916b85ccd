import { message } from '@dispatch/contract';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { callState } from './callState';
import { problem } from './problem';

const limit = 1024 * 1024;

type ParserFault = { type?: string; status?: number };

const unsupported = () =>
  problem(415, 'unsupported-media-type', 'Please send JSON as application/json in UTF-8.');
const malformed = () => problem(400, 'malformed-json', 'What you sent is not valid JSON.');

/** What express.json refuses, in our words; everything else goes on as it is. */
const inOurWords: ErrorRequestHandler = (error: ParserFault, _request, response, next) => {
  switch (error.type) {
    case 'entity.too.large':
      // The rest of the body is not read: the connection cannot be used again.
      response.setHeader('Connection', 'close');
      next(problem(413, 'too-large', message('too-large')));
      return;
    case 'encoding.unsupported':
    case 'charset.unsupported':
      next(unsupported());
      return;
    default:
      next(error.status === 400 ? malformed() : error);
  }
};

const hasBody = (headers: Record<string, string | string[] | undefined>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the JSON body of a call that takes one, up to 1 MB. A call that takes none keeps what it is sent unread; a
 * missing body counts as an empty object, so that the contract names what is missing.
 */
export const readBody = (takesBody: ReadonlySet<string>): (RequestHandler | ErrorRequestHandler)[] => {
  const parse = express.json({
    limit,
    inflate: false,
    verify: (request, _response, bytes) => {
      callState(request as express.Request).rawBody = bytes;
    },
  });
  const read: RequestHandler = (request, response, next) => {
    const state = callState(request);
    if (!takesBody.has(state.operationId)) {
      delete request.headers['content-type'];
      next();
      return;
    }
    if (!hasBody(request.headers)) {
      request.headers['content-type'] = 'application/json';
      request.body = {};
      next();
      return;
    }
    if (request.is('application/json') === false) throw unsupported();
    parse(request, response, (error?: unknown) => {
      // One key for the validator's memory, whatever parameters were sent.
      request.headers['content-type'] = 'application/json';
      next(error);
    });
  };
  return [read, inOurWords];
};
