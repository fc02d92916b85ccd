import { expect, test } from 'vitest';
import { message } from '../messages';
import { cents } from './money';
import { quoteErrors, quoteOf } from './quotes';

const now = new Date('2026-11-20T17:00:00.000Z');
const order = { package: '80', cjl: 2, hasCisionSocialPost: false, priorityReleaseEnabled: false } as const;
const coupon = {
  code: 'WELCOME50',
  kind: 'fixed',
  amount: cents(5_050),
  startsAt: new Date('2026-11-01T05:00:00.000Z'),
  expiresAt: new Date('2026-12-01T04:59:59.999Z'),
} as const;

test('a quote is in US dollars, line by line, with the lists that the package has anyway', () => {
  expect(quoteOf(cents(12_000), order, coupon)).toEqual({
    includedLists: 0,
    items: [
      { type: 'package', description: 'Basic', quantity: 1, amount: 120 },
      { type: 'cjl', description: 'Journalist list', quantity: 2, amount: 480 },
    ],
    subtotal: 600,
    discounts: [{ type: 'universalCoupon', description: 'Coupon WELCOME50', amount: 50.5 }],
    total: 549.5,
  });
  expect(quoteOf(cents(36_000), { ...order, package: '200' }, undefined)).toMatchObject({
    includedLists: 1,
    discounts: [],
    total: 840,
  });
});

test('what is not sold and the coupon that cannot be applied are named together', () => {
  const wanted = { ...order, priorityReleaseEnabled: true };
  expect(quoteErrors(wanted, null, now)).toEqual([
    {
      pointer: '/priorityReleaseEnabled',
      rule: 'priority-not-offered',
      message: 'Priority distribution is not available with Basic.',
    },
    { pointer: '/couponCode', rule: 'coupon-unknown', message: message('coupon-not-found') },
  ]);
});

test.each([
  ['none', undefined, []],
  ['one that counts', coupon, []],
  ['an unknown one', null, ['coupon-unknown', message('coupon-not-found')]],
  [
    'one of later',
    { ...coupon, startsAt: coupon.expiresAt },
    ['coupon-inactive', message('coupon-inactive')],
  ],
  ['one of before', { ...coupon, expiresAt: coupon.startsAt }, ['coupon-expired', message('coupon-expired')]],
] as const)('of coupons, %s', (_which, asked, error) => {
  const errors = quoteErrors(order, asked, now);
  expect(errors.flatMap(({ rule, message: text }) => [rule, text])).toEqual(error);
  for (const { pointer } of errors) expect(pointer).toBe('/couponCode');
});
