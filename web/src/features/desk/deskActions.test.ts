import { expect, test } from 'vitest';
import { deskActions } from './deskActions';

test.each([
  ['PendingEditorialReview', ['open', 'hold', 'approve']],
  ['InEditorialReview', ['hold', 'approve']],
  ['PendingDistribution', ['hold']],
  ['OnHold', []],
  ['Published', []],
  ['NotSent', []],
] as const)('the desk offers for %s: %j', (state, actions) => {
  expect(deskActions(state, 'EDITOR')).toEqual(actions);
  expect(deskActions(state, 'ADMIN')).toEqual(actions);
});
