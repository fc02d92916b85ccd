import { expect, test } from 'vitest';
import {
  countOf,
  readReleasePlace,
  releaseAddress,
  releaseViews,
  statesOf,
  type ReleasePlace,
} from './releasePlace';

const read = (query: string): ReleasePlace => readReleasePlace(new URLSearchParams(query));

test('an address without a query is the first page of everything', () => {
  expect(read('')).toEqual({ view: 'all', search: '', page: 1 });
  expect(releaseAddress(read(''))).toBe('/');
});

test.each(['/?status=drafts', '/?search=40%25+more', '/?page=3', '/?status=on-hold&search=crane&page=2'])(
  '%s is read and written the same',
  (address) => {
    expect(releaseAddress(read(address.slice(2)))).toBe(address);
  },
);

test('what is unknown in an address counts for nothing', () => {
  expect(read('status=nonsense&page=-4&search=%20%20&other=1')).toEqual({ view: 'all', search: '', page: 1 });
  expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
});

test('each state that a customer sees is in one view, and only there', () => {
  const numbers = releaseViews.flatMap(({ id }) => statesOf(id) ?? []);
  expect(numbers.toSorted((one, other) => one - other)).toEqual([-2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(statesOf('all')).toBeUndefined();
});

test('a view counts its states, and says when there are more than are counted', () => {
  const of = (releaseStatusId: 0 | 1 | 4 | 5, count: number, isCapped = false) => ({
    releaseStatusId,
    count,
    isCapped,
  });
  const few = [of(0, 2), of(1, 6), of(5, 1)];
  expect(countOf('all', few)).toBe('9');
  expect(countOf('review', few)).toBe('3');
  expect(countOf('published', few)).toBe('0');
  const many = [of(0, 6000), of(1, 6), of(4, 10_000, true), of(5, 6000)];
  expect(countOf('published', many)).toBe('10,000+');
  expect(countOf('review', many)).toBe('10,000+');
  expect(countOf('drafts', many)).toBe('6');
});
