import { message } from '@dispatch/contract';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { notFound, Problem, problem, unavailable } from '../call/problem';
import { isOutOfReach, sqlState } from '../database/sqlState';
import { callOf, requestIdOf } from './requestLog';

/** What a database error means to the caller, by SQLSTATE. Others are errors of ours. */
const bySqlState: Record<string, () => Problem> = {
  // character not in repertoire, untranslatable character, invalid text representation
  '22021': () => problem(400, 'invalid-input', message('unstorable-characters')),
  '22P05': () => problem(400, 'invalid-input', message('unstorable-characters')),
  // serialization failure, deadlock: lost the race more often than we try
  '40001': () => problem(409, 'busy', message('busy')),
  '40P01': () => problem(409, 'busy', message('busy')),
  // lock not available
  '55P03': () => problem(409, 'busy', message('busy')),
  // a statement, or a transaction between two of them, took longer than it may: the database or this process is stalled
  '57014': () => unavailable(),
  '25P03': () => unavailable(),
};

/** Errors of Express and its parts carry a status; 4xx ones are the caller's. */
const fromHttp = (error: unknown): Problem | null => {
  const status =
    typeof error === 'object' && error !== null ? (error as { status?: unknown }).status : undefined;
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  if (status === 404) return notFound();
  if (status === 413) return problem(413, 'too-large', message('too-large'));
  return problem(status, 'invalid-input', message('malformed-request'));
};

const known = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  if (isOutOfReach(error)) return unavailable();
  const state = sqlState(error);
  if (state !== null) return bySqlState[state]?.() ?? null;
  return fromHttp(error);
};

/** Makes application/problem+json of whatever was thrown. What is not known is logged and becomes a bare 500. */
export const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const requestId = requestIdOf(response);
    const refusal = known(error);
    if (refusal === null || (refusal.status >= 500 && refusal.status !== 501))
      logger.error({ err: error, requestId, ...callOf(response) }, 'A request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const answer = refusal ?? problem(500, 'internal-error', message('internal-error', { requestId }));
    response.status(answer.status).set('Cache-Control', 'no-store');
    for (const [name, value] of Object.entries(answer.extra.headers ?? {})) response.set(name, value);
    // Not by `json`: the contract's response validation hooks it, and a refusal is not a handler's answer.
    response.type('application/problem+json').send(JSON.stringify(answer.toBody(requestId)));
  };
