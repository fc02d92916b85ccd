import { createHash } from 'node:crypto';
import { message } from '@dispatch/contract';
import { RawJson } from '../call/answerBody';
import type { Interceptor, CallState } from '../call/callState';
import type { AnyAnswer, Remembering } from '../call/handler';
import { Problem, problem, type ProblemCode } from '../call/problem';
import {
  forgetKey,
  keepAnswer,
  type KeyOf,
  readKey,
  type RememberedAnswer,
  takeKey,
  takeKeyOver,
} from './rememberedKeys';
import { callEndsWithin, runInLimit } from './callLimit';
import { beginRun, endRun, isRunning } from './runner';

/** Refusals that say nothing of the call itself: it may be sent again with the same key. */
const passing = new Set(['request-running', 'too-many-requests', 'busy']);

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
};

/** Of a card not even this is kept: whoever has the hash could try all numbers. */
const withoutCard = (name: string, value: unknown): unknown => (name === 'creditCard' ? undefined : value);

const hashOf = ({ path, query, body }: CallState): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted({ path, query, body }), withoutCard))
    .digest();

const fromAnswer = ({ status, body, headers = {} }: AnyAnswer): RememberedAnswer => ({
  status,
  body: body instanceof RawJson ? (JSON.parse(body.text) as unknown) : body,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
});

const running = (): Problem => problem(409, 'request-running', message('request-running'));

/** The first answer again. A refusal is thrown again, with the request id of this call. */
const again = ({ status, body, headers }: RememberedAnswer): AnyAnswer => {
  const replayed = { ...headers, 'Idempotent-Replayed': 'true' };
  if (status < 400) return { status, body, headers: replayed };
  const {
    code,
    message: text,
    requestId: _first,
    ...extra
  } = body as { code: ProblemCode; message: string; requestId: string };
  throw problem(status, code, text, { ...extra, headers: replayed });
};

/** The remembered answer of this key, or null when the call has to be run by us. */
const claim = async (state: CallState, of: KeyOf, run: string): Promise<AnyAnswer | null> => {
  const hash = hashOf(state);
  if (await takeKey(of, run, hash, state.now)) return null;
  const known = await readKey(of);
  if (known === null) throw running();
  if (!known.bodyHash.equals(hash)) {
    throw problem(422, 'idempotency-key-reused', message('idempotency-key-reused'));
  }
  if (known.answer !== null) return again(known.answer);
  const age = state.now.getTime() - known.startedAt.getTime();
  if (age < callEndsWithin && (await isRunning(known.run))) throw running();
  if (!(await takeKeyOver(of, run, known, state.now))) throw running();
  return null;
};

const runAndRemember = async (
  state: CallState,
  of: KeyOf,
  run: string,
  proceed: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> => {
  const { requestId, now } = state;
  const remembering: Remembering = {
    key: of.key,
    run,
    keep: async (answer) => {
      await keepAnswer(of, run, fromAnswer(answer));
      remembering.isKept = true;
    },
    isKept: false,
  };
  state.remembering = remembering;
  try {
    const answer = await runInLimit(now, proceed);
    if (!remembering.isKept) await remembering.keep(answer);
    return answer;
  } catch (error) {
    if (error instanceof Problem && error.status < 500 && !passing.has(error.code)) {
      await keepAnswer(of, run, { status: error.status, body: error.toBody(requestId), headers: {} });
    } else {
      // With the database away its row stays, and is free for the next one all the same: this run ends.
      await forgetKey(of, run).catch(() => undefined);
    }
    throw error;
  }
};

/**
 * The stage of the calls that take an Idempotency-Key: the same key with the same body gives the first answer again,
 * refusals included; with another body it is 422; while the first call runs it is 409. As soon as that has ended without
 * an answer that could be kept, whether by a 5xx, with the database away or with its process, the key is free: those
 * calls are safe to repeat. One that hangs in a process that lives gives its key up after `callEndsWithin`.
 */
export const rememberAnswers: Interceptor = (state, proceed) => {
  const key = state.headers['Idempotency-Key'];
  if (!state.operation.idempotent || state.session === null || typeof key !== 'string') return proceed();
  return onceForKey(state, { userId: state.session.userId, operationId: state.operationId, key }, proceed);
};

const onceForKey = async (
  state: CallState,
  of: KeyOf,
  proceed: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> => {
  const run = await beginRun();
  try {
    return (await claim(state, of, run)) ?? (await runAndRemember(state, of, run, proceed));
  } finally {
    await endRun(run);
  }
};
