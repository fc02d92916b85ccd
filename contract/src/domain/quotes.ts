import type { components } from '../generated/types';
import { message } from '../messages';
import { couponDiscount, universalCouponError, type UniversalCoupon } from './coupons';
import { toDollars, type Cents } from './money';
import { packageTraits } from './packages';
import { priceRelease, whyNotSold, type ReleaseOrder } from './pricing';

/** What a quote is asked with: undefined without the code of a coupon, null for a code that no coupon has. */
export type AskedCoupon = UniversalCoupon | null | undefined;

type Error = { pointer: string; rule: string; message: string };

const couponErrors = (coupon: AskedCoupon, now: Date): Error[] => {
  const pointer = '/couponCode';
  if (coupon === undefined) return [];
  if (coupon === null) return [{ pointer, rule: 'coupon-unknown', message: message('coupon-not-found') }];
  const rule = universalCouponError(coupon, now);
  return rule === null ? [] : [{ pointer, rule, message: message(rule) }];
};

export const quoteErrors = (order: ReleaseOrder, coupon: AskedCoupon, now: Date): Error[] => [
  ...whyNotSold(order).map(({ code, field, message: text }) => ({
    pointer: `/${field}`,
    rule: code,
    message: text,
  })),
  ...couponErrors(coupon, now),
];

/** The quote of an order without errors, as the wire shows it (openapi.yaml, Quote), apart from the lists on sale. */
export const quoteOf = (
  packagePrice: Cents,
  order: ReleaseOrder,
  coupon: AskedCoupon,
): Omit<components['schemas']['Quote'], 'reachingLists'> => {
  const discounts = coupon ? { universalCoupon: couponDiscount(coupon) } : {};
  const quote = priceRelease(packagePrice, order, discounts);
  return {
    includedLists: packageTraits[order.package].freeLists,
    items: quote.items.map((item) => ({ ...item, amount: toDollars(item.amount) })),
    subtotal: toDollars(quote.subtotal),
    discounts: quote.discounts.map((line) => ({ ...line, amount: toDollars(line.amount) })),
    total: toDollars(quote.total),
  };
};
