import { describe, expect, it } from 'vitest';
import { readCardNumber, readExpiration, writeCardNumber } from './cardText';

describe('the number of a card', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['6304000000000000000', '6304 0000 0000 0000 000'],
    ['424242424242424242424', '4242 4242 4242 4242 4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005 9'],
    ['4242-x', '4242-x'],
  ])('%j stands in the field as %j', (number, shown) => {
    expect(writeCardNumber(number)).toBe(shown);
  });

  it.each([
    ['4242 4242-4242 4242', '4242424242424242'],
    [' 4242 ', '4242'],
    ['4242 abcd', '4242 abcd'],
  ])('%j is read as %j', (typed, number) => {
    expect(readCardNumber(typed)).toBe(number);
  });

  it('reads again what it wrote', () => {
    for (const number of ['4', '4242424242424242', '378282246310005']) {
      expect(readCardNumber(writeCardNumber(number))).toBe(number);
    }
  });
});

describe('the expiration of a card', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['122', '12/2'],
    ['1226', '12/26'],
    ['12/26', '12/26'],
    ['12 / 26', '12/26'],
    ['12/20', '12/20'],
    ['12/2026', '12/26'],
    ['122026', '12/26'],
    ['1/', '01/'],
    // In the middle of mending '12/26': nothing is filled in.
    ['2/26', '2/26'],
    ['12/202', '12/202'],
    ['Dec 26', 'Dec 26'],
  ])('%j becomes %j', (typed, text) => {
    expect(readExpiration(typed)).toBe(text);
  });
});
