import { describe, expect, test } from 'vitest';
import {
  brandOf,
  cvcFault,
  expiryFault,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberFault,
} from './cardText';

const now = new Date('2026-11-20T12:00:00Z');

describe('while typing', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242x4242 99', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['', ''],
  ])('the number %s is shown as %s', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  test.each([
    ['0', '0'],
    ['4', '04 / '],
    ['13', '01 / 3'],
    ['1 / 30', '01 / 30'],
    ['1230', '12 / 30'],
    ['08/2030', '08 / 30'],
    ['08 / 20', '08 / 20'],
  ])('the expiry %s is shown as %s', (typed, shown) => {
    expect(formatExpiry(typed, false)).toBe(shown);
  });

  test('deleting back over the slash leaves the month alone', () => {
    expect(formatExpiry('08 /', true)).toBe('08');
  });

  test('the security code has four digits on American Express, three elsewhere', () => {
    expect([formatCvc('12345', 'amex'), formatCvc('12345', 'visa')]).toEqual(['1234', '123']);
  });
});

test.each([
  ['4242', 'visa'],
  ['2223', 'mastercard'],
  ['34', 'amex'],
  ['9', 'unknown'],
])('%s begins like %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test.each([
  [numberFault('4242 4242 4242 424'), 'Your card number is incomplete.'],
  [numberFault('4242 4242 4242 4241'), 'Your card number is invalid.'],
  [expiryFault('08', now), "Your card's expiration date is incomplete."],
  [expiryFault('10 / 26', now), "Your card's expiration date is in the past."],
  [expiryFault('11 / 25', now), "Your card's expiration year is in the past."],
  [cvcFault('12', 'visa'), "Your card's security code is incomplete."],
  [cvcFault('123', 'amex'), "Your card's security code is incomplete."],
])('a fault is worded as Stripe words it: %o', (fault, message) => {
  expect(fault?.message).toBe(message);
});

test('the month that is running is still good', () => {
  expect(expiryFault('11 / 26', now)).toBeNull();
  expect(numberFault('4242 4242 4242 4242')).toBeNull();
  expect(cvcFault('1234', 'amex')).toBeNull();
});
