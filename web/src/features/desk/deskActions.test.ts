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
  expect(deskActions(state, 'EDITOR', false)).toEqual(actions);
  expect(deskActions(state, 'ADMIN', false)).toEqual(state === 'Published' ? ['takeDown'] : actions);
});

test('who has passed it up approves in no way', () => {
  expect(deskActions('InEditorialReview', 'ADMIN', false, false)).toEqual(['hold', 'passUp', 'refuse']);
});

test('a text that the editors have changed is approved with changes alone', () => {
  expect(deskActions('InEditorialReview', 'EDITOR', true)).toEqual([
    'approveWithChanges',
    'hold',
    'passUp',
    'refuse',
  ]);
});
