import { describe, expect, it } from 'vitest';
import { couponDiscount, universalCouponError } from './coupons';
import { cents } from './money';
import { priceRelease } from './pricing';

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
