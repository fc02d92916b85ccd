import { describe, expect, it } from 'vitest';
import {
  couponDiscount,
  suggestedCoupon,
  universalCouponError,
  wireCouponRefusal,
  wireDiscount,
} from './coupons';
import { cents } from './money';
import { priceRelease } from './pricing';
import { lastCouponDate } from './time';

const startsAt = new Date('2026-11-20T05:00:00.000Z');
const expiresAt = new Date('2026-12-01T04:59:59.999Z');

describe('a universal coupon', () => {
  it.each([
    ['before its start', '2026-11-20T04:59:59.999Z', 'coupon-inactive'],
    ['at its start', '2026-11-20T05:00:00.000Z', null],
    ['in its last millisecond', '2026-12-01T04:59:59.999Z', null],
    ['after its end', '2026-12-01T05:00:00.000Z', 'coupon-expired'],
  ])('is judged as an instant: %s', (_when, now, error) => {
    expect(universalCouponError({ startsAt, expiresAt }, new Date(now))).toBe(error);
  });

  it('takes off its amount or its part', () => {
    const order = {
      package: '80',
      cjl: 0,
      hasCisionSocialPost: false,
      priorityReleaseEnabled: false,
    } as const;
    const priced = (coupon: Parameters<typeof couponDiscount>[0]) =>
      priceRelease(cents(12_000), order, { universalCoupon: couponDiscount(coupon) }).discounts;
    const dates = { startsAt, expiresAt };
    expect(priced({ code: 'WELCOME50', kind: 'fixed', amount: cents(5_000), ...dates })).toEqual([
      { type: 'universalCoupon', description: 'Coupon WELCOME50', amount: 5_000 },
    ]);
    expect(priced({ code: 'SPRING15', kind: 'percent', percent: 17.5, ...dates })).toEqual([
      { type: 'universalCoupon', description: 'Coupon SPRING15', amount: 2_100 },
    ]);
  });
});

it('the percentage of the wire is a fraction', () => {
  const dates = { startDate: '2020-01-01 00:00:00.000', expirationDate: lastCouponDate };
  const percent = { couponCode: 'AUTUMN', isFixed: false, amount: null, percent: 0.07, ...dates };
  expect(wireDiscount(percent)).toEqual({ code: 'AUTUMN', kind: 'percent', percent: 7 });
  const fixed = { couponCode: 'SPRING', isFixed: true, amount: 19.99, percent: null, ...dates };
  expect(wireDiscount(fixed)).toEqual({ code: 'SPRING', kind: 'fixed', amount: 1999 });
});

it('of the coupons of one’s own the first that can be applied is suggested', () => {
  const now = new Date('2020-06-01T12:00:00Z');
  const own = (couponCode: string, change: object) => ({
    couponCode,
    amount: 10,
    heldAmount: 0,
    status: 'UNUSED' as const,
    expirationDate: lastCouponDate,
    ...change,
  });
  const coupons = [
    own('EXPIRED', { expirationDate: '2020-06-01 11:59:59.999' }),
    own('USED', { status: 'USED', amount: 0 }),
    own('HELD', { amount: 0 }),
    own('LAST-MOMENT', { expirationDate: '2020-06-01 12:00:00.000' }),
  ];
  expect(coupons.map((coupon) => wireCouponRefusal(coupon, now))).toEqual([
    'Selected coupon has expired.',
    'Selected coupon is USED.',
    'Selected coupon is in use.',
    null,
  ]);
  expect(suggestedCoupon(coupons, now)?.couponCode).toBe('LAST-MOMENT');
});
