import type { components } from '../generated/types';
import { message } from '../messages';
import { cents, formatMoney, fromDollars, type Cents } from './money';
import type { Discounts } from './pricing';
import { couponInstant } from './time';

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

/** The percentage of a fraction of the wire: 17.5 of 0.175. */
export const percentOfFraction = (fraction: number): number => Number((fraction * 100).toFixed(8));

/** The fraction of the wire of a percentage. */
export const fractionOfPercent = (percent: number): number => percent / 100;

/** What a universal coupon takes off, as the wire tells it: its percentage is a fraction there. */
export const wireDiscount = ({
  couponCode: code,
  amount,
  percent,
}: components['schemas']['UniversalCoupon']): NonNullable<Discounts['universalCoupon']> =>
  amount === null
    ? { code, kind: 'percent', percent: percentOfFraction(percent ?? 0) }
    : { code, kind: 'fixed', amount: fromDollars(amount) };

/**
 * What payments under way hold of a coupon, in words; null for nothing. Staff see it within what remains, its owner
 * beside what is left: both name the same.
 */
export const couponHeld = ({ heldAmount }: { heldAmount: number }): string | null =>
  heldAmount === 0 ? null : `${formatMoney(fromDollars(heldAmount))} held by payments under way`;

type UserCoupon = components['schemas']['UserCoupon'];

/** Of a user's own coupon what decides whether it can be applied; `available` is what no other payment holds of it. */
type UserCouponState = { status: UserCoupon['status']; expiresAt: Date; available: number };

/** Why a user's own coupon cannot be applied, in words; null when it can. */
export const userCouponRefusal = (coupon: UserCouponState | undefined, now: Date): string | null => {
  if (coupon === undefined) return message('coupon-not-found');
  const { status, expiresAt, available } = coupon;
  if (status !== 'UNUSED') return message('user-coupon-status', { status });
  if (expiresAt < now) return message('user-coupon-expired');
  return available > 0 ? null : message('user-coupon-status', { status: 'in use' });
};

/** The same of a coupon as the wire tells it. */
export const wireCouponRefusal = (coupon: UserCoupon | undefined, now: Date): string | null =>
  userCouponRefusal(
    coupon && { ...coupon, expiresAt: couponInstant(coupon.expirationDate), available: coupon.amount },
    now,
  );

/** Of coupons in the order of their expiry the one to use first. */
export const suggestedCoupon = (coupons: readonly UserCoupon[], now: Date): UserCoupon | undefined =>
  coupons.find((coupon) => wireCouponRefusal(coupon, now) === null);
