import { expect, test } from 'vitest';
import { deskAddress, deskViews, stateNumbersOf, viewOf } from './deskViews';

test('the desk opens on what waits for it', () => {
  expect(stateNumbersOf(viewOf(null))).toEqual([0, 5, 9]);
  expect(viewOf('unheard-of')).toBe(deskViews[0]);
});

test('an address leads back to the same place', () => {
  const place = { view: 'onhold', search: 'ships & robots', page: 3 };
  const query = new URL(deskAddress(place), 'https://news.example').searchParams;
  expect({
    view: viewOf(query.get('view')).id,
    search: query.get('search'),
    page: Number(query.get('page')),
  }).toEqual(place);
});

test('what is as usual is left out of the address', () => {
  expect(deskAddress({ view: 'waiting', search: '', page: 1 })).toBe('/admin/releases');
});
