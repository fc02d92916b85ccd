import { isDeepStrictEqual } from 'node:util';
import { PricingError, sameOrder } from '@dispatch/contract';
import { inputProblem, type Problem } from '../../platform/call/problem';
import type { AskedDiscounts, PricedOrder, Purchase, Sources } from '../payments/Payment';
import { findDiscounts, sourcesOf } from '../discounts/discounts';
import type { LockedPurchase } from './lockedPurchase';

/** Whether both order the same. An edit is the same whatever its words: they cost nothing. */
export const sameContents = (one: Purchase['contents'], other: Purchase['contents']): boolean => {
  if ('package' in one && 'package' in other) return sameOrder(one, other);
  if ('lines' in one && 'lines' in other) return isDeepStrictEqual(one.lines, other.lines);
  return 'description' in one && 'description' in other;
};

export type CurrentPrice = PricedOrder & {
  sources: Sources;
  /** Why a coupon that was asked for takes nothing off. */
  refusal: Problem | null;
  /** When it was priced. */
  now: Date;
};

/**
 * By today's prices for the account that buys: what a client sends has no part in it. In the transaction that has
 * locked what is bought. What is not sold is a 400.
 * @param paymentId the payment that is priced, whose own holds it may use
 */
export const priceNow = async (
  locked: LockedPurchase,
  asked: AskedDiscounts,
  paymentId: number | null,
): Promise<CurrentPrice> => {
  const { now } = locked;
  const payer = { userId: locked.userId, packageId: locked.release?.package ?? null, paymentId, now };
  const found = await findDiscounts(payer, asked);
  try {
    const contents = locked.contentsNow();
    const quote = await locked.price(contents, found.discounts);
    return { contents, asked, quote, sources: sourcesOf(found, quote), refusal: found.refusal, now };
  } catch (error) {
    if (!(error instanceof PricingError)) throw error;
    throw inputProblem([{ pointer: `/order/${error.field}`, rule: 'oneOf', message: error.message }]);
  }
};

/** What a payment keeps of a price. */
export const priced = ({ contents, asked, quote }: CurrentPrice): PricedOrder => ({ contents, asked, quote });
