import { expect, test } from 'vitest';
import { deskAddress, deskViews, readDeskPlace, stateNumbersOf, viewOf, type DeskPlace } from './deskViews';

test('the desk opens on what waits for it', () => {
  expect(stateNumbersOf(viewOf(null))).toEqual([0, 5, 9]);
  expect(viewOf('unheard-of')).toBe(deskViews[0]);
});

const read = (query: string): DeskPlace => readDeskPlace(new URLSearchParams(query));

test.each([
  '/admin/releases?view=onhold&search=ships+%26+robots&page=3',
  '/admin/releases?sort=headline&direction=desc',
  '/admin/releases?direction=desc&page=2',
])('%s is read and written the same', (address) => {
  expect(deskAddress(read(new URL(address, 'https://news.example').search))).toBe(address);
});

test('what is as usual is left out of the address, and what is unknown counts for nothing', () => {
  expect(deskAddress(read(''))).toBe('/admin/releases');
  expect(read('sort=user_id&direction=sideways&page=-1&view=none')).toEqual(read(''));
});
