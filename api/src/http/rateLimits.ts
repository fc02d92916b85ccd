import { createHash } from 'node:crypto';
import { message } from '@dispatch/contract';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallState } from '../call/callState';
import type { OperationId } from '../call/handler';
import { problem } from '../call/problem';
import { sequelize } from '../database/database';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit: how often in how many seconds. */
const limits = {
  'captcha-by-address': { points: 120, duration: 10 * minute },
  // Sign-ins that succeed are given back: a whole office behind one address may sign in at nine.
  'sign-in-by-address': { points: 120, duration: 10 * minute },
  'registration-by-address': { points: 30, duration: hour },
  'activation-by-address': { points: 30, duration: hour },
  'activation-by-email': { points: 5, duration: hour },
  'token-by-address': { points: 60, duration: 10 * minute },
  'verification-by-account': { points: 5, duration: hour },
  'verification-by-email': { points: 3, duration: day },
  // openapi.yaml, resetPassword
  'password-reset-by-account': { points: 5, duration: hour },
  // openapi.yaml, requestAccountExport
  'export-by-account': { points: 3, duration: day },
  'payment-by-account': { points: 60, duration: 10 * minute },
  // A call that is asked for its answer again, once a second.
  'repeat-by-key': { points: 600, duration: 10 * minute },
  // Cards of the manual form that were not good; whoever tries out stolen numbers is stopped early.
  'card-by-account': { points: 10, duration: hour },
  'card-by-address': { points: 30, duration: hour },
  // Somebody who types without a pause saves thirty times; the wizard waits for its turn without a word.
  'save-by-account': { points: 120, duration: minute },
  'link-by-account': { points: 200, duration: day },
  'upload-by-account': { points: 200, duration: hour },
  // A calculator asks at every change of what is ordered; whoever tries out coupon codes is stopped much earlier.
  'quote-by-address': { points: 600, duration: 10 * minute },
  'coupon-by-address': { points: 60, duration: 10 * minute },
  'coupon-by-account': { points: 60, duration: 10 * minute },
  // Each costs as much as some hundred reads.
  'pdf-by-account': { points: 60, duration: 10 * minute },
  // Each leads to a social network.
  'social-by-account': { points: 60, duration: 10 * minute },
  // Each reads a whole list.
  'csv-by-account': { points: 30, duration: 10 * minute },
  'pdf-by-address': { points: 120, duration: 10 * minute },
} as const;

export type LimitName = keyof typeof limits;

const storedLimits = {
  storeClient: sequelize,
  storeType: 'sequelize',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
} as const;

const limiters = new Map<LimitName, RateLimiterPostgres>();

const limiter = (name: LimitName): RateLimiterPostgres => {
  const made =
    limiters.get(name) ?? new RateLimiterPostgres({ ...storedLimits, keyPrefix: name, ...limits[name] });
  limiters.set(name, made);
  return made;
};

/**
 * Counts one use of a limit under a key (an address, an account). Throws the 429 with Retry-After when it is used up.
 * Not inside a transaction: it counts whether or not the call succeeds.
 */
export const consumeLimit = async (name: LimitName, key: string | number): Promise<void> => {
  try {
    await limiter(name).consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw problem(429, 'too-many-requests', message('too-many-requests'), {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))) },
    });
  }
};

/** When a limit that is used up under this key begins anew; null when it is not used up. */
export const usedUpUntil = async (name: LimitName, key: string | number, now: Date): Promise<Date | null> => {
  const state = await limiter(name).get(key);
  return state === null || state.remainingPoints > 0 ? null : new Date(now.getTime() + state.msBeforeNext);
};

/**
 * Takes from what all processes together may do of something in a minute. Answers the moment to ask again when there is
 * not so much left, and then nothing is to be done; null when it is taken. Not inside a transaction.
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

const byAddress = ({ client }: CallState): string => client.address;
const byAccount = ({ session }: CallState): string => String(session?.userId ?? 'none');

/** Which calls are limited before their handler, and by what. */
const limited: Partial<Record<OperationId, [LimitName, (state: CallState) => string]>> = {
  getCaptcha: ['captcha-by-address', byAddress],
  createSession: ['sign-in-by-address', byAddress],
  registerUser: ['registration-by-address', byAddress],
  sendActivation: ['activation-by-address', byAddress],
  verifyEmail: ['token-by-address', byAddress],
  quotePrice: ['quote-by-address', byAddress],
  getUniversalCoupon: ['coupon-by-account', byAccount],
  saveDraft: ['save-by-account', byAccount],
  getReleasePdf: ['pdf-by-account', byAccount],
  getReceiptPdf: ['pdf-by-account', byAccount],
  createPaymentIntent: ['payment-by-account', byAccount],
  capturePaymentIntent: ['payment-by-account', byAccount],
  captureUpgradeIntent: ['payment-by-account', byAccount],
  payAndSubmitEdit: ['payment-by-account', byAccount],
  payBundleOrder: ['payment-by-account', byAccount],
  beginCardSetup: ['payment-by-account', byAccount],
};

/** Whose Idempotency-Key it is and for which call, as one word; null for a call without one. */
const keyOf = ({ operation, operationId, session, headers }: CallState): string | null => {
  const key = headers['idempotency-key'];
  if (!operation.idempotent || session === null || typeof key !== 'string') return null;
  return createHash('sha256').update(`${session.userId} ${operationId} ${key}`).digest('base64url');
};

/**
 * Counts a call against its limit. Throws the 429 when that is used up. A call that is repeated with its Idempotency-Key
 * counts once against it, and then against how often one key may be asked for.
 */
export const limitCall = async (state: CallState): Promise<void> => {
  const limit = limited[state.operationId];
  if (limit === undefined) return;
  const key = keyOf(state);
  if (key === null || (await limiter('repeat-by-key').get(key)) === null)
    await consumeLimit(limit[0], limit[1](state));
  if (key !== null) await consumeLimit('repeat-by-key', key);
};
