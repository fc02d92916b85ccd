import { cents, type Cents } from './money';
import type { Discounts } from './pricing';

/** A coupon for everybody: an amount off, or a percentage of what remains to be paid. */
export type UniversalCoupon = {
  code: string;
  /** Valid from this instant to that one, both included. */
  startsAt: Date;
  expiresAt: Date;
} & ({ kind: 'fixed'; amount: Cents } | { kind: 'percent'; percent: number });

/** A key of the message catalogue; null when it can be applied. Whether an account used it is judged with the order. */
export const universalCouponError = (
  { startsAt, expiresAt }: Pick<UniversalCoupon, 'startsAt' | 'expiresAt'>,
  now: Date,
): 'coupon-inactive' | 'coupon-expired' | null => {
  if (startsAt > now) return 'coupon-inactive';
  return expiresAt < now ? 'coupon-expired' : null;
};

export const couponDiscount = (coupon: UniversalCoupon): NonNullable<Discounts['universalCoupon']> =>
  coupon.kind === 'fixed'
    ? { code: coupon.code, kind: 'fixed', amount: cents(coupon.amount) }
    : { code: coupon.code, kind: 'percent', percent: coupon.percent };
