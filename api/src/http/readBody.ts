import { message } from '@dispatch/contract';
import { limitBroken, type BodyLimits } from '@dispatch/contract/check';
import express, { type RequestHandler } from 'express';
import { callState } from '../call/callState';
import { inputProblem, Problem, problem } from '../call/problem';

const limit = 1024 * 1024;

type ParserFault = { type?: string; status?: number };

const unsupported = () =>
  problem(
    415,
    'unsupported-media-type',
    message('unsupported-media-type', { types: 'JSON as application/json in UTF-8' }),
  );
const tooLarge = () => problem(413, 'too-large', message('too-large'));
const malformed = () => problem(400, 'malformed-json', message('malformed-json'));

const otherCharset = /;\s*charset\s*=\s*"?(?!utf-8"?\s*(;|$))/i;

/** What express.json refuses, in our words; everything else goes on as it is. */
const inOurWords = (error: unknown): unknown => {
  if (error instanceof Problem) return error;
  const { type, status } = error as ParserFault;
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'encoding.unsupported' || type === 'charset.unsupported') return unsupported();
  return status === 400 ? malformed() : error;
};

const wordings = { keys: 'too-many-keys', items: 'too-many-items', depth: 'too-deep' } as const;

/** Refuses a body that holds more than its call takes, before it is parsed. */
const checkSize = (bytes: Buffer, limits: BodyLimits | undefined): void => {
  const rule = limits && limitBroken(bytes, limits);
  if (!limits || !rule) return;
  throw inputProblem([{ pointer: '', rule, message: message(wordings[rule], { count: limits[rule] }) }]);
};

const hasBody = (headers: Record<string, string | string[] | undefined>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the JSON body of a call that takes one, up to 1 MB and what its call may hold. A call that takes none keeps what it is sent unread; a
 * missing body counts as an empty object, so that the contract names what is missing.
 */
export const readBody = (takesBody: ReadonlyMap<string, BodyLimits>): RequestHandler => {
  const parse: RequestHandler = express.json({
    limit,
    inflate: false,
    verify: (request: express.Request, _response, bytes) => {
      const state = callState(request);
      checkSize(bytes, takesBody.get(state.operationId));
      state.rawBody = bytes;
    },
  });
  return (request, response, next) => {
    const state = callState(request);
    if (state.upload !== null) {
      next();
      return;
    }
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
    if (request.is('application/json') === false || otherCharset.test(request.get('content-type') ?? '')) {
      throw unsupported();
    }
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      // Answered at once; what still comes is read and thrown away, or a browser would not come to reading it.
      request.resume();
      throw tooLarge();
    }
    parse(request, response, (error?: unknown) => {
      // One key for the validator's memory, whatever parameters were sent.
      request.headers['content-type'] = 'application/json';
      if (error === undefined) next();
      else next(inOurWords(error));
    });
  };
};
