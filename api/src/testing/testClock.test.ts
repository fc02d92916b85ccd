import { expect, it } from 'vitest';
import { clockAhead } from './testClock';

const day = 86_400_000;
const noon = Date.parse('2019-12-31T12:00:00Z');

it.each([
  ['', 0],
  ['40', 40],
  ['01-01', 1],
  ['12-31', 366],
  ['02-29', 60],
])('moves the clock of the tests by TEST_CLOCK=%s: %i days', (asked, days) => {
  expect(clockAhead(asked, noon)).toBe(days * day);
});

it.each(['02-30', 'tomorrow', '-1'])('refuses TEST_CLOCK=%s', (asked) => {
  expect(() => clockAhead(asked, noon)).toThrow(asked);
});
