import { expect, test } from 'vitest';
import { rangeText, readPage, readTotal } from './totalCount';

test('the range names the rows of the page', () => {
  expect(rangeText(1, 50, { total: 123, isCapped: false })).toBe('Showing 1-50 of 123');
  expect(rangeText(3, 50, { total: 123, isCapped: false })).toBe('Showing 101-123 of 123');
  expect(rangeText(1, 50, { total: 0, isCapped: false })).toBe('Showing 0-0 of 0');
});

test('a capped count says that there are more', () => {
  const count = readTotal(new Headers({ 'X-Total-Count': '10000', 'X-Total-Count-Capped': 'true' }));
  expect(rangeText(1, 50, count)).toBe('Showing 1-50 of 10,000+');
});

test.each([null, '', '0', '-1', '1.5', 'x', 'Infinity', '99999999'])(
  'page %j of an address is the first',
  (value) => {
    expect(readPage(value)).toBe(1);
  },
);

test('a page of an address is read', () => {
  expect(readPage('3')).toBe(3);
});
