import { createHash } from 'node:crypto';
import { limitTable, message, tokenCalls } from '@dispatch/contract';
import type { QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallState } from '../call/callState';
import { problem, type Problem } from '../call/problem';
import { onConnection, outsideOfTransactions } from '../database/database';

const minute = 60;
const day = 24 * 60 * minute;

/** What is limited and no call of the contract: how often (`count`) in how many seconds (`window`). */
const otherLimits = {
  // Links of releases that the worker asks.
  'link-by-account': { count: 200, window: day },
  // Public pages; each costs as much as some hundred reads.
  'pdf-by-address': { count: 120, window: 10 * minute },
  'press-kit-by-address': { count: 20, window: 10 * minute },
  // Mails to addresses that nobody has confirmed: by who asks, and by who would get them.
  'follow-by-address': { count: 20, window: 60 * minute },
  'follow-by-mailbox': { count: 3, window: day },
  'follow-by-follower': { count: 30, window: day },
  'news-search-by-address': { count: 300, window: 10 * minute },
  // Newsrooms' machines, which ask every few seconds; one that guesses tokens is soon refused.
  'wire-by-subscriber': { count: 1200, window: 10 * minute },
  'wire-refused-by-address': { count: 30, window: 10 * minute },
  // Guesses at the identity service: each costs a hash that is made to be slow, or a mail.
  'identity-password-by-login': { count: 5, window: 10 * minute },
  'identity-code-by-account': { count: 5, window: 10 * minute },
  'identity-link-by-login': { count: 5, window: 10 * minute },
  'identity-by-address': { count: 300, window: 10 * minute },
  // Sign-ins begun, with or without a password: an office that shares an address stays far below.
  'identity-begin-by-address': { count: 1200, window: 10 * minute },
  // Guesses at the code of a new installation.
  'set-up-by-address': { count: 20, window: 10 * minute },
  // All calls of one access token together.
  'call-by-token': tokenCalls,
  // A call that is asked for its answer again, once a second.
  'repeat-by-key': { count: 600, window: 10 * minute },
} as const;

/** Every limit; those of calls come from `x-rate-limit` in openapi.yaml. */
const limits = { ...limitTable, ...otherLimits };

type LimitName = keyof typeof limits;

const storedLimits = {
  storeClient: {
    // What is counted stays counted when the call is refused and its transaction taken back.
    query: (asked: QueryConfig) =>
      outsideOfTransactions(() => onConnection((client) => client.query(asked), { isBrief: true })),
  },
  storeType: 'client',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
} as const;

const limiters = new Map<LimitName, RateLimiterPostgres>();

const limiter = (name: LimitName): RateLimiterPostgres => {
  const { count: points, window: duration } = limits[name];
  const made =
    limiters.get(name) ?? new RateLimiterPostgres({ ...storedLimits, keyPrefix: name, points, duration });
  limiters.set(name, made);
  return made;
};

/** Counts one use; `wait` is after how many seconds to ask again when the limit is used up, null when it is not. */
const countUse = async (
  name: LimitName,
  key: string | number,
): Promise<{ state: RateLimiterRes; wait: string | null }> => {
  try {
    return { state: await limiter(name).consume(key), wait: null };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { state: refusal, wait: String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) };
  }
};

const tooMany = (wait: string, more: Readonly<Record<string, string>> = {}): Problem =>
  problem(429, 'too-many-requests', message('too-many-requests'), {
    headers: { 'Retry-After': wait, ...more },
  });

/** Counts one use, and answers the seconds after which to ask again when the limit is used up; null when it is not. */
export const secondsToWait = async (name: LimitName, key: string | number): Promise<string | null> =>
  (await countUse(name, key)).wait;

/**
 * Counts one use of a limit under a key (an address, an account). Throws the 429 with Retry-After when it is used up.
 * It counts whether or not the call succeeds, also inside a transaction.
 */
export const consumeLimit = async (name: LimitName, key: string | number): Promise<void> => {
  const { wait } = await countUse(name, key);
  if (wait !== null) throw tooMany(wait);
};

/**
 * Counts a call by an access token. Answers the headers that tell what is left (RateLimit header fields for HTTP);
 * throws the 429 with them when nothing is.
 */
export const limitToken = async (tokenId: number): Promise<Record<string, string>> => {
  const { count, window } = limits['call-by-token'];
  const { state, wait } = await countUse('call-by-token', tokenId);
  const told = {
    'RateLimit-Policy': `"token";q=${count};w=${window}`,
    RateLimit: `"token";r=${Math.max(0, state.remainingPoints)};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  };
  if (wait !== null) throw tooMany(wait, told);
  return told;
};

/** When a limit that is used up under this key begins anew; null when it is not used up. */
export const usedUpUntil = async (name: LimitName, key: string | number, now: Date): Promise<Date | null> => {
  const state = await limiter(name).get(key);
  return state === null || state.remainingPoints > 0 ? null : new Date(now.getTime() + state.msBeforeNext);
};

/**
 * Takes from what all processes together may do of something in a minute. Answers the moment to ask again when there is
 * not so much left, and then nothing is to be done; null when it is taken.
 */
export const takeOfMinute = async (
  name: string,
  points: number,
  perMinute: number,
  now: Date,
): Promise<Date | null> => {
  const paced = new RateLimiterPostgres({
    ...storedLimits,
    keyPrefix: name,
    points: perMinute,
    duration: minute,
  });
  try {
    await paced.consume('all', points);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return new Date(now.getTime() + Math.max(1000, refusal.msBeforeNext));
  }
};

/** Gives one counted use back, when it turned out to be none of what the limit is there to stop. */
export const giveBackLimit = async (name: LimitName, key: string | number): Promise<void> => {
  await limiter(name).reward(key);
};

/** Forgets what was counted under a key: of guesses, once the right one was among them. */
export const forgetLimit = async (name: LimitName, key: string | number): Promise<void> => {
  await limiter(name).delete(key);
};

const keys = {
  address: ({ client }: CallState): string => client.address,
  account: ({ session }: CallState): string => String(session?.userId ?? 'none'),
};

/** Whose Idempotency-Key it is and for which call, as one word; null for a call without one. */
const repeatKeyOf = ({ operation, operationId, session, headers }: CallState): string | null => {
  const key = headers['idempotency-key'];
  if (!operation.idempotent || session === null || typeof key !== 'string') return null;
  return createHash('sha256').update(`${session.userId} ${operationId} ${key}`).digest('base64url');
};

type CallLimit = { name: LimitName; keyOf: (state: CallState) => string };

/** The limits of each call that are counted before its handler. */
const callLimits = new Map<string, CallLimit[]>();
for (const [name, limit] of Object.entries(limitTable)) {
  if ('stage' in limit) continue;
  for (const id of limit.calls) {
    const known = callLimits.get(id) ?? [];
    callLimits.set(id, [...known, { name: name as LimitName, keyOf: keys[limit.by] }]);
  }
}

/** A file that is sent again is read again, as a whole. */
const countsRepeats: ReadonlySet<LimitName> = new Set(['upload-by-account']);

/** Whether a call has a limit that is counted before its handler. */
export const isLimited = (id: string): boolean => callLimits.has(id);

/**
 * Counts a call against its limits. Throws the 429 when one is used up. A call that is repeated with its Idempotency-Key
 * counts once against them, and then against how often one key may be asked for.
 */
export const limitCall = async (state: CallState): Promise<void> => {
  const ofCall = callLimits.get(state.operationId);
  if (ofCall === undefined) return;
  const key = repeatKeyOf(state);
  const isRepeat = key !== null && (await limiter('repeat-by-key').get(key)) !== null;
  for (const { name, keyOf } of ofCall)
    if (!isRepeat || countsRepeats.has(name)) await consumeLimit(name, keyOf(state));
  if (key !== null) await consumeLimit('repeat-by-key', key);
};
