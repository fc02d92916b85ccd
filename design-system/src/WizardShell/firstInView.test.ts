import { expect, test } from 'vitest';
import { firstInView } from './firstInView';

test.each([
  [0, 5, 3, 0],
  [1, 5, 3, 0],
  [2, 5, 3, 1],
  [4, 5, 3, 2],
  [2, 3, 3, 0],
  [1, 2, 3, 0],
])('step %i of %i, %i in view, begins with %i', (current, count, size, first) => {
  expect(firstInView(current, count, size)).toBe(first);
});
