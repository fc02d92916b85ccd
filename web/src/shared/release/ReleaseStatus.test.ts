import { releaseStates, statusLabel } from '@dispatch/contract';
import { statusTones } from '@dispatch/design-system';
import { expect, test } from 'vitest';

test('the words of every state have a tone', () => {
  const known = new Set(Object.keys(statusTones.release));
  const words = releaseStates.flatMap((state) => [statusLabel(state, false), statusLabel(state, true)]);
  expect(words.filter((label) => !known.has(label))).toEqual([]);
});
