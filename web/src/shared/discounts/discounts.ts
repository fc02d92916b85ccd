import {
  couponInstant,
  fromDollars,
  lotCounts,
  message,
  toDollars,
  universalCouponError,
  wireDiscount,
  type CallData,
  type Discounts,
  type Quote,
} from '@dispatch/contract';
import type { AskedDiscounts } from '../payment/press';

export type UserCoupon = CallData<'listMyCoupons'>[number];
export type UniversalCoupon = CallData<'getUniversalCoupon'>;
type Lots = CallData<'listMyBundles'>[number];

/** What the person has chosen to pay with before the card; codes as they are, empty for none. */
export interface Choice {
  applyBundlePackage: boolean;
  universalCouponCode: string;
  couponCode: string;
}

/** The same, with a prepaid release left open: one that is there is then used, until the person says otherwise. */
export type Chosen = Omit<Choice, 'applyBundlePackage'> & { applyBundlePackage: boolean | null };

export const undecided: Chosen = { applyBundlePackage: null, universalCouponCode: '', couponCode: '' };

/** The prepaid releases of a package that can be used now, and when the first of them expires. */
export function prepaidOf(lots: readonly Lots[], packageId: string, now: Date) {
  const counting = lots
    .filter((row) => row.packageId === packageId)
    .flatMap(({ bundles }) => bundles)
    .filter((lot) => lotCounts(lot, now));
  const expiries = counting.map(({ expirationDate }) => expirationDate).sort();
  return {
    left: counting.reduce((sum, { quantity }) => sum + quantity, 0),
    firstExpiry: expiries[0] ?? null,
  };
}

/** Why a universal coupon cannot be applied today, in words; null when it can. */
export const universalRefusal = (
  { startDate, expirationDate }: UniversalCoupon,
  now: Date,
): string | null => {
  const dates = { startsAt: couponInstant(startDate), expiresAt: couponInstant(expirationDate) };
  const error = universalCouponError(dates, now);
  return error === null ? null : message(error);
};

const isSameCode = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

export const ownCoupon = (coupons: readonly UserCoupon[], code: string): UserCoupon | undefined =>
  coupons.find(({ couponCode }) => isSameCode(couponCode, code));

/** What is taken off for a choice, for the prices of the domain. */
export const discountsOf = (
  choice: Choice,
  universal: UniversalCoupon | undefined,
  own: UserCoupon | undefined,
): Discounts => ({
  bundle: choice.applyBundlePackage,
  universalCoupon: universal && wireDiscount(universal),
  userCoupon: own && { code: own.couponCode, amount: fromDollars(own.amount) },
});

export const askedOf = ({ applyBundlePackage, universalCouponCode, couponCode }: Choice): AskedDiscounts => ({
  applyBundlePackage: applyBundlePackage || undefined,
  universalCouponCode: universalCouponCode || undefined,
  couponCode: couponCode || undefined,
});

/** What the user's own coupon takes off this price, in US dollars; undefined when it takes nothing. */
export const couponAmountOf = ({ discounts }: Pick<Quote, 'discounts'>): number | undefined => {
  const line = discounts.find(({ type }) => type === 'userCoupon');
  return line && toDollars(line.amount);
};
