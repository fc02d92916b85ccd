import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MoneyError,
  cents,
  formatMoney,
  fromDollars,
  isDollarAmount,
  percentOf,
  sum,
  toDollars,
} from './money';

describe('money', () => {
  it('converts every two-decimal amount to cents and back without losing one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
        const written = Number((amount / 100).toFixed(2));
        expect(fromDollars(written)).toBe(amount === 0 ? 0 : amount);
        expect(toDollars(cents(amount))).toBe(written === 0 ? 0 : written);
      }),
    );
  });

  it.each([19.99, 0.07, 1.1, 2.3, 245, 0, 99_999_999.99])('accepts %d as an amount', (dollars) => {
    expect(isDollarAmount(dollars)).toBe(true);
  });

  it.each([0.001, 19.999, 1e-9, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    'refuses %d as an amount',
    (dollars) => {
      expect(isDollarAmount(dollars)).toBe(false);
      expect(() => fromDollars(dollars)).toThrow(MoneyError);
    },
  );

  it('adds three times ten cents to thirty cents', () => {
    expect(sum([fromDollars(0.1), fromDollars(0.1), fromDollars(0.1)])).toBe(30);
  });

  it.each([
    [24_500, 10, 2_450],
    [1_005, 50, 503],
    [333, 33.33, 111],
    [1, 50, 1],
    [1, 49.99, 0],
    [0, 15, 0],
    [-1_005, 50, -503],
    [-1, 49.99, 0],
  ])('rounds %d cents at %d percent to %d', (amount, percent, expected) => {
    expect(percentOf(cents(amount), percent)).toBe(expected);
  });

  it('prints dollars the American way', () => {
    expect(formatMoney(cents(123_450))).toBe('$1,234.50');
    expect(formatMoney(cents(0))).toBe('$0.00');
    expect(formatMoney(cents(-12_000))).toBe('-$120.00');
  });

  it('refuses half a cent, and says what is wrong', () => {
    expect(() => cents(0.5)).toThrow(MoneyError);
    expect(() => cents(0.5)).toThrow('0.5 is not a whole number of cents');
    expect(() => fromDollars(0.001)).toThrow('0.001 is not an amount with at most two decimals');
    expect(new MoneyError().name).toBe('MoneyError');
  });

  it('knows one nothing alone', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});
