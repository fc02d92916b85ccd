import { expect, test } from 'vitest';
import { listReachErrors, type ListReach } from './journalistLists';

const lists: ListReach[] = [
  { id: 1, categoryName: 'Aerospace', people: 40 },
  { id: 2, categoryName: 'Agriculture', people: 0 },
  { id: 3, categoryName: 'Energy', people: 1 },
];
const errorsOf = (release: Partial<Parameters<typeof listReachErrors>[0]>) =>
  listReachErrors({ package: '80', ...release }, lists).map(({ pointer, message }) => [pointer, message]);

test('what reaches nobody is named, and no more lists are sold than reach somebody', () => {
  expect(errorsOf({ cjl: 2, cjlSelected: [{ id: 1 }, { id: 3 }] })).toEqual([]);
  expect(errorsOf({ cjl: 2, cjlSelected: [{ id: 1 }, { id: 2 }] })).toEqual([
    [
      '/cjlSelected/1/id',
      'Agriculture reaches nobody any more and is not paid for. Please choose another journalist list.',
    ],
  ]);
  expect(errorsOf({ cjl: 3 })).toEqual([
    ['/cjl', 'Journalist lists that reach somebody: 2 more at present. Please add no more than that.'],
  ]);
  // The lists that come with a package are chosen first.
  expect(errorsOf({ package: '360', cjl: 1 })).toEqual([
    ['/cjl', 'No more journalist lists reach anybody at present. Please add none.'],
  ]);
  expect(errorsOf({ package: '360', cjl: 0 })).toEqual([]);
});
