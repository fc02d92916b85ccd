import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defects } from './defects';

const folders = { unit: '.', api: 'api', stories: 'design-system' } as const;

it.each(defects)('$kind can be planted in $file', ({ file, find, replace, stage, test }) => {
  expect(existsSync(`${folders[stage]}/${test}`)).toBe(true);
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

it('there are 41 of fourteen kinds', () => {
  expect(defects.length).toBeGreaterThanOrEqual(41);
  expect(new Set(defects.map(({ kind }) => kind)).size).toBe(14);
});
