import { message } from '@dispatch/contract';
import type { DescribedOperation } from '@dispatch/contract/document';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { mediaTypeOf } from '../answerFaults';
import type { Answered } from '../layer';
import type { PlainAnswer } from '../plainAnswer';
import { problemAnswer, Refusal, refuse, refuseInput } from '../refusal';
import type { RawCall } from '../requestInput';
import type { World } from '../world/world';
import type { Worlds } from '../world/worlds';
import { formFields } from './formFields';
import { worldOf } from './worldCookie';

type AnswerCall = (world: World, call: RawCall) => Promise<Answered>;

/** The limit of a JSON body, and of a file. */
const mostJson = 1_048_576;
const mostBytes = 60 * mostJson;

const mediaOf = (request: Request): string | null => {
  const bytes = request.body as unknown;
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) return null;
  return (
    (request.get('content-type') ?? 'application/octet-stream').split(';')[0]?.trim().toLowerCase() ?? null
  );
};

const jsonOf = (bytes: Buffer): unknown => {
  if (bytes.length > mostJson) throw refuse(413, 'too-large');
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw refuseInput([{ pointer: '', rule: 'format', message: 'The body is not valid JSON.' }]);
  }
};

const bodyOf = async (request: Request, mediaType: string | null): Promise<unknown> => {
  const bytes = request.body as Buffer;
  if (mediaType === null) return undefined;
  if (/[/+]json$/.test(mediaType)) return jsonOf(bytes);
  return mediaType === 'multipart/form-data'
    ? formFields(bytes, request.get('content-type') ?? '')
    : undefined;
};

/** The address of a call, decoded. Throws 400 when it is not encoded correctly. */
const addressOf = ({ originalUrl }: Request): Pick<RawCall, 'path' | 'query'> => {
  try {
    decodeURIComponent(originalUrl);
  } catch {
    throw refuse(400, 'invalid-input', message('malformed-address'));
  }
  const { pathname, searchParams } = new URL(`http://localhost${originalUrl}`);
  return { path: decodeURIComponent(pathname.replace(/^\/api/, '')), query: searchParams };
};

const rawCall = async (request: Request): Promise<RawCall> => {
  const mediaType = mediaOf(request);
  return {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    ...addressOf(request),
    headers: Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    mediaType,
    body: await bodyOf(request, mediaType),
  };
};

function send(response: Response, operation: DescribedOperation | null, answer: PlainAnswer): void {
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

/** The calls of the contract, below /api. */
export function apiRouter(worlds: Worlds, answerCall: AnswerCall): Router {
  const router = Router();
  const answer: RequestHandler = async (request, response) => {
    const world = worldOf(worlds, request, response);
    let answered: Answered;
    try {
      answered = await answerCall(world, await rawCall(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answered = { operation: null, answer: problemAnswer(error, null) };
    }
    worlds.keep();
    send(response, answered.operation, answered.answer);
  };
  router.use(express.raw({ type: () => true, limit: mostBytes }), answer);
  return router;
}
