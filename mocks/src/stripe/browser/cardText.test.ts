import { describe, expect, test } from 'vitest';
import {
  brandOf,
  cvcError,
  expiryError,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberError,
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
  [numberError('4242 4242 4242 424'), 'Your card number is incomplete.'],
  [numberError('4242 4242 4242 4241'), 'Your card number is invalid.'],
  [expiryError('08', now), "Your card's expiration date is incomplete."],
  [expiryError('10 / 26', now), "Your card's expiration date is in the past."],
  [expiryError('11 / 25', now), "Your card's expiration year is in the past."],
  [cvcError('12', 'visa'), "Your card's security code is incomplete."],
  [cvcError('123', 'amex'), "Your card's security code is incomplete."],
])('an error is worded as Stripe words it: %o', (error, message) => {
  expect(error?.message).toBe(message);
});

test('the month that is running is still good', () => {
  expect(expiryError('11 / 26', now)).toBeNull();
  expect(numberError('4242 4242 4242 4242')).toBeNull();
  expect(cvcError('1234', 'amex')).toBeNull();
});
