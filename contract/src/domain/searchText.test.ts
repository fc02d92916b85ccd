import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isShortSearch, mostSearchCharacters } from './searchText';

test('the limit of a search is that of every searchText of the contract', () => {
  const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const limits = [...contract.matchAll(/name: searchText\n(?:.*\n){0,4}?.*maxLength: (\d+)/g)];
  expect(limits.length).toBeGreaterThan(1);
  expect(limits).toHaveLength([...contract.matchAll(/name: searchText\n/g)].length);
  expect([...new Set(limits.map(([, limit]) => Number(limit)))]).toEqual([mostSearchCharacters]);
});

test.each([
  ['zz', true],
  ['É', true],
  ['a b-c', true],
  ['zzz', false],
  ['plant 77', false],
  ['%', false],
])('whether %j is looked for where a word begins: %j', (text, isShort) => {
  expect(isShortSearch(text)).toBe(isShort);
});
