import { expect, test } from 'vitest';
import { readSearch } from './readSearch';

test('no search is an empty one, and spaces around it do not count', () => {
  expect(readSearch(null)).toBe('');
  expect(readSearch('   ')).toBe('');
  expect(readSearch(' 40% more ')).toBe('40% more');
});

test('what the server would refuse is left out', () => {
  expect(readSearch('crane\0')).toBe('crane');
  expect(readSearch(' \0 ')).toBe('');
  expect(readSearch('x'.repeat(500))).toHaveLength(200);
});

test('a long search is never cut in the middle of a character', () => {
  expect(readSearch(`${'x'.repeat(199)}🦀🦀`)).toBe(`${'x'.repeat(199)}🦀`);
});
