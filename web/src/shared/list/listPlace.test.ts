import { expect, test } from 'vitest';
import { listQuery, readListPlace } from './listPlace';

const spec = {
  sorts: ['email', 'login'],
  filters: { view: ['waiting', 'held'], person: [] },
} as const;
const read = (query: string) => readListPlace(spec, new URLSearchParams(query));

test.each([
  '',
  '?view=held&search=ships+%26+robots&page=3',
  '?person=12&sort=login&direction=desc',
  '?direction=desc&perPage=50&after=4711&page=2',
])("'%s' is read and written the same", (query) => {
  expect(listQuery(spec, read(query))).toBe(query);
});

test('what is as usual is left out of the address, and what is unknown counts for nothing', () => {
  const usual = read('');
  expect(usual).toMatchObject({ perPage: 25, sortBy: 'email', filters: { view: 'waiting', person: '' } });
  expect(read('sort=user_id&direction=sideways&page=-1&perPage=100000&view=none')).toEqual(usual);
});

test('a list that begins with the newest says the other direction', () => {
  const newest = { sorts: ['date'], isDescendingFirst: true };
  for (const query of ['', '?direction=asc'])
    expect(listQuery(newest, readListPlace(newest, new URLSearchParams(query)))).toBe(query);
  expect(readListPlace(newest, new URLSearchParams('after=0'))).toMatchObject({
    isDescending: true,
    after: null,
    hidden: [],
  });
});

test('a list says by what name it is searched', () => {
  const coupons = { searchName: 'uniqueCoupons' };
  const place = readListPlace(coupons, new URLSearchParams('uniqueCoupons=spring&search=x'));
  expect(place.search).toBe('spring');
  expect(listQuery(coupons, place)).toBe('?uniqueCoupons=spring');
  expect(listQuery({ ...coupons, isSearchAlwaysSaid: true }, { ...place, search: '' })).toBe(
    '?uniqueCoupons=',
  );
});
