import { expect, it } from 'vitest';
import { versionError } from './versionStep';

it.each([
  ['0.1.0', '0.1.0', 0],
  ['0.1.0', '0.1.1', 0],
  ['0.1.0', '0.2.0', 3],
  ['0.1.7', '1.0.0', 3],
  ['1.4.2', '2.0.0', 1],
  ['0.9.0', '0.10.0', 1],
])('lets %s become %s with %i breaking changes', (released, present, count) => {
  expect(versionError(released, present, count)).toBeNull();
});

it.each([
  [
    '0.1.0',
    '0.1.0',
    1,
    '1 breaking change needs info.version 0.2.0 or later; it is 0.1.0, and 0.1.0 was released.',
  ],
  [
    '0.1.0',
    '0.1.9',
    2,
    '2 breaking changes need info.version 0.2.0 or later; it is 0.1.9, and 0.1.0 was released.',
  ],
  [
    '1.4.2',
    '1.5.0',
    2,
    '2 breaking changes need info.version 2.0.0 or later; it is 1.5.0, and 1.4.2 was released.',
  ],
  ['0.2.0', '0.1.9', 0, 'info.version went back from 0.2.0 to 0.1.9.'],
  ['0.10.0', '0.9.0', 0, 'info.version went back from 0.10.0 to 0.9.0.'],
  ['0.1.0', 'next', 0, 'info.version is major.minor.patch, and not next.'],
])('does not let %s become %s with %i', (released, present, count, error) => {
  expect(versionError(released, present, count)).toBe(error);
});
