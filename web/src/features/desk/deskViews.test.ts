import { expect, test } from 'vitest';
import { deskViews, stateNumbersOf, viewOf } from './deskViews';

test('the desk opens on what waits for it', () => {
  expect(stateNumbersOf(viewOf(null))).toEqual([0, 5, 9]);
  expect(viewOf('unheard-of')).toBe(deskViews[0]);
});
