import { expect, test } from 'vitest';
import { paymentLabel } from './paymentLabel';

test.each([
  ['credit card', 'pi_3QK2', 'Visa ending in 4242', 'Card provider payment pi_3QK2'],
  ['credit card', '60198745632', 'Mastercard ending in 5100', 'Card gateway payment 60198745632'],
  ['coupon', '8F3K-2MPQ-77XD', 'Coupon', 'Coupon 8F3K-2MPQ-77XD'],
  ['universal coupon', 'SPRING15', 'Universal coupon', 'Universal coupon SPRING15'],
  ['paypal', '8MC585209K746392H', 'PayPal', 'paypal: PayPal'],
  ['bundle', null, 'Premium bundle', 'bundle: Premium bundle'],
] as const)('a payment by %s with the code %s', (type, confirmationCode, description, label) => {
  expect(paymentLabel({ type, confirmationCode, description, amount: 1 })).toBe(label);
});
