import type { Response } from 'express';
import type { Logger } from 'pino';
import { actingFrom } from '../platform/audit/audit';
import { FileBody, RawJson } from '../platform/call/answerBody';
import type { CallState, Interceptor } from '../platform/call/callState';
import type { AnyAnswer, Handler, OperationId, SessionClock } from '../platform/call/handler';
import { Problem } from '../platform/call/problem';
import type { Config } from '../platform/settings/config';
import { inTransaction } from '../platform/database/database';
import { noteWrite, readAsUser } from '../platform/database/replica';
import { sqlState } from '../platform/database/sqlState';
import type { Promised } from '../platform/http/contractDocument';
import { rememberAnswers } from '../platform/http/idempotency';
import { callOf } from '../platform/http/requestLog';
import { isSentByTag, sendFile } from '../platform/http/sendFile';
import type { Ports } from '../platform/ports/ports';
import { handlers } from './generated/handlers';
import { changingGets, readAtReplica } from './readAtReplica';

const attempts = 4;
const mayRetry = new Set(['40001', '40P01']);

/** A changing call runs in one transaction; one that loses a race against another is tried again. */
const oneTransaction: Interceptor = (state, proceed, handler) =>
  handler.transaction === 'none' || state.operation.method === 'get'
    ? proceed()
    : inOneOf(async () => {
        const answer = await proceed();
        // A process that dies afterwards leaves both, or none.
        await state.remembering?.keep(answer);
        return answer;
      });

/** Reads that may go to the replica, and a note of who has changed something: after all is committed, before it is answered. */
const besideThePrimary: Interceptor = async (state, proceed) => {
  const { session, operation, operationId } = state;
  if (session === null) return proceed();
  if (readAtReplica.has(operationId)) return readAsUser(session.userId, proceed);
  if (operation.method === 'get' && !changingGets.has(operationId)) return proceed();
  try {
    return await proceed();
  } finally {
    const { userId, impersonator } = session;
    await noteWrite(userId, ...(impersonator === null ? [] : [impersonator.userId]));
  }
};

const inOneOf = async (proceed: () => Promise<AnyAnswer>): Promise<AnyAnswer> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(proceed);
    } catch (error) {
      if (attempt === attempts || !mayRetry.has(sqlState(error) ?? '')) throw error;
    }
  }
};

/** What surrounds every handler, outermost first. */
const interceptors: readonly Interceptor[] = [besideThePrimary, rememberAnswers, oneTransaction];

/** What every handler gets beside its input. */
export type HandlerContext = { config: Config; ports: Ports; sessions: SessionClock; logger: Logger };

type AnyHandler = ((call: object) => Promise<AnyAnswer>) & Pick<Handler<OperationId>, 'transaction'>;

/** Answers a promise only for a file. */
const send = (
  response: Response,
  { status, body, headers = {} }: AnyAnswer,
  validates: boolean,
): Promise<void> | undefined => {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (body instanceof FileBody) return sendFile(response, body as FileBody);
  if (body === undefined) response.end();
  else if (!(body instanceof RawJson)) response.json(body);
  else if (isSentByTag(response, body.tag)) return undefined;
  // The validator hooks `json` alone; in production the text goes out as PostgreSQL made it.
  else if (validates) response.json(JSON.parse(body.text));
  else {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(body.text));
    response.end(body.text);
  }
  return undefined;
};

/**
 * A refusal that the contract does not promise is an error of ours, as an answer is that it does not describe. In tests,
 * so is one with a code that none of its examples shows.
 */
const held =
  (promised: Promised, environment: Config['environment']) =>
  (error: unknown, id: string): unknown => {
    if (!(error instanceof Problem)) return error;
    const { status, code } = error;
    const codes = promised.get(id)?.get(status);
    const isPromised = codes !== undefined && (environment !== 'test' || codes.has(code));
    return isPromised
      ? error
      : new Error(`The contract does not promise ${status} with the code ${code} of ${id}.`, {
          cause: error,
        });
  };

/** Runs the handler of a call within the interceptors and sends its answer. The end of the chain. */
export const runOperation = ({ config, ports, sessions, logger }: HandlerContext, promised: Promised) => {
  const validates = config.environment !== 'production';
  const asPromised = held(promised, config.environment);
  return async (response: Response, state: CallState): Promise<void> => {
    const handler = (handlers as unknown as Record<OperationId, AnyHandler>)[state.operationId];
    const { operationId, path, query, headers, body, rawBody, upload, session, now, requestId, client } =
      state;
    const call = {
      path,
      query,
      headers,
      body,
      rawBody,
      upload,
      session,
      now,
      requestId,
      client,
      ports,
      sessions,
      config,
      // Known as soon as its key is taken.
      get remembering() {
        return state.remembering;
      },
      // Made when it is asked for, which is seldom.
      get log() {
        return logger.child({ requestId, ...callOf(response) });
      },
    };
    const run = interceptors.reduceRight<() => Promise<AnyAnswer>>(
      (proceed, intercept) => () => intercept(state, proceed, { transaction: handler.transaction ?? 'one' }),
      () => actingFrom({ ...client, tokenId: session?.tokenId ?? null }, () => handler(call)),
    );
    let answer: AnyAnswer;
    try {
      answer = await run();
    } catch (error) {
      throw validates ? asPromised(error, operationId) : error;
    }
    const sending = send(response, answer, validates);
    if (sending !== undefined) await sending;
  };
};
