import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './readAmount';

describe('what somebody types as an amount', () => {
  it.each([
    ['349', 34900],
    ['349.', 34900],
    ['349.5', 34950],
    ['349.05', 34905],
    ['$1,234.50', 123450],
    ['$ 20', 2000],
    ['  20.10 ', 2010],
    ['.99', 99],
    ['0', 0],
    ['0019.90', 1990],
    ['1,234,567.89', 123456789],
    // 1.1 * 100 is 110.00000000000001, and 0.29 * 100 is 28.999999999999996.
    ['1.1', 110],
    ['0.29', 29],
    ['90071992547409.91', 9007199254740991],
  ])('reads %s as %i cents', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents);
  });

  it.each([
    '',
    '   ',
    '$',
    '.',
    '20.005',
    '1,23',
    '12,34.00',
    '1.234,50',
    '-5',
    '1e3',
    'twenty',
    '5 USD',
    '٢٠',
  ])('takes %j for no amount', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  it('refuses what is too large to be exact', () => {
    expect(readAmount('90071992547409.92')).toBeNull();
  });
});

describe('an amount as it stands in the field', () => {
  it.each([
    [null, ''],
    [0, '0.00'],
    [5, '0.05'],
    [34900, '349.00'],
    [123450, '1,234.50'],
    [123456789, '1,234,567.89'],
    [-99, '-0.99'],
  ])('writes %s as %j', (cents, text) => {
    expect(writeAmount(cents)).toBe(text);
  });

  it('reads again what it wrote', () => {
    for (const cents of [0, 1, 99, 100, 99999, 100000, 123456789]) {
      expect(readAmount(writeAmount(cents))).toBe(cents);
    }
  });
});
