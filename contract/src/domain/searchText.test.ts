import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mostSearchCharacters } from './searchText';

test('the limit of a search is that of every searchText of the contract', () => {
  const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
  const limits = [...contract.matchAll(/name: searchText\n(?:.*\n){0,4}?.*maxLength: (\d+)/g)];
  expect(limits.length).toBeGreaterThan(1);
  expect(limits).toHaveLength([...contract.matchAll(/name: searchText\n/g)].length);
  expect([...new Set(limits.map(([, limit]) => Number(limit)))]).toEqual([mostSearchCharacters]);
});
