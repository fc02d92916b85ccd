import { expect, test } from 'vitest';
import { deskActions } from './deskActions';

test.each([
  ['PendingEditorialReview', ['open', 'approve', 'hold', 'refuse']],
  ['InEditorialReview', ['approve', 'hold', 'passUp', 'refuse']],
  ['PendingSeniorReview', ['handBack', 'approve', 'hold', 'refuse']],
  ['PendingDistribution', ['hold']],
  ['OnHold', ['refuse']],
  ['OnHoldLocked', ['unlock', 'refuse']],
  ['OnHoldLimitedDistribution', ['approveOwnSite', 'refuse']],
  ['Published', []],
  ['NotSent', []],
] as const)('the desk offers for %s: %j', (state, actions) => {
  expect(deskActions(state, 'EDITOR')).toEqual(actions);
  expect(deskActions(state, 'ADMIN')).toEqual(state === 'Published' ? ['takeDown'] : actions);
});
