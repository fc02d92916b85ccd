import type { IncomingMessage } from 'node:http';
import { hasBody, parseBody, refusedAddress, refusedBody } from '@dispatch/contract/check';
import type { DescribedOperation } from '@dispatch/contract/document';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { mediaTypeOf } from '../answerErrors';
import type { Answered } from '../layer';
import type { PlainAnswer } from '../plainAnswer';
import { problemAnswer, Refusal, refusalOf } from '../refusal';
import { type RawCall, takesForm } from '../requestInput';
import type { DemoData } from '../memory/demoData';
import type { DemoDataStore } from '../memory/demoDataStore';
import { formFields } from './formFields';
import { demoDataOf } from './demoDataCookie';

type AnswerCall = (demoData: DemoData, call: RawCall) => Promise<Answered>;

/** The limit of a file. */
const mostBytes = 60 * 1_048_576;

const headersOf = ({ headers }: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const reader =
  (request: Request): RawCall['read'] =>
  async (operation, limits) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (takesForm(operation)) return formFields(bytes, request.get('content-type') ?? '');
    if (!hasBody(request.headers)) return {};
    const refused = refusedBody(request.headers) ?? undefined;
    const read = refused === undefined ? parseBody(bytes, limits) : { refused };
    if (read.refused !== undefined) throw refusalOf(read.refused);
    return read.value;
  };

/** What is packed is refused unread. */
const isPlain = ({ headers }: IncomingMessage): boolean => headers['content-encoding'] === undefined;

const rawCall = (request: Request): RawCall => {
  const { method, originalUrl, rawHeaders } = request;
  const refused = refusedAddress(originalUrl, rawHeaders.length / 2);
  if (refused !== null) throw refusalOf(refused);
  const [path = '', search = ''] = originalUrl.replace(/^\/api/i, '').split(/\?(.*)/s);
  return {
    method: method === 'HEAD' ? 'GET' : method,
    path,
    search,
    headers: headersOf(request),
    read: reader(request),
  };
};

function send(response: Response, operation: DescribedOperation | null, answer: PlainAnswer): void {
  if (answer.status === 0) {
    response.destroy();
    return;
  }
  response.status(answer.status).set({ 'Cache-Control': 'no-store', ...answer.headers });
  const mediaType = mediaTypeOf(operation, answer);
  if (mediaType === null) {
    response.end();
    return;
  }
  const { body } = answer;
  response.set('Content-Type', mediaType);
  if (mediaType.endsWith('json') || typeof body !== 'string') response.end(JSON.stringify(body));
  // The contract's examples of files are written in base64.
  else response.end(mediaType.startsWith('text/') ? body : Buffer.from(body, 'base64'));
}

export function apiRouter(store: DemoDataStore, answerCall: AnswerCall): Router {
  const router = Router();
  const answer: RequestHandler = async (request, response) => {
    const demoData = demoDataOf(store, request, response);
    let answered: Answered;
    try {
      answered = await answerCall(demoData, rawCall(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answered = { operation: null, answer: problemAnswer(error, null) };
    }
    store.keep();
    send(response, answered.operation, answered.answer);
  };
  router.use(express.raw({ type: isPlain, limit: mostBytes }), answer);
  return router;
}
