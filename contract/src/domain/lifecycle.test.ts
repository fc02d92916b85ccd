import { describe, expect, it } from 'vitest';
import {
  actionsFrom,
  isUnderway,
  move,
  numberOfState,
  releaseStates,
  stateOfNumber,
  type Actor,
  type ReleaseAction,
  type ReleaseState,
} from './lifecycle';

/** The table of 0-decisions, by number, written out once more by hand. */
const table: readonly [readonly number[], ReleaseAction, Actor, number][] = [
  [[1], 'submit', 'customer', 0],
  [[1], 'delete', 'customer', -1],
  [[0], 'open', 'editor', 5],
  [[5], 'passUp', 'editor', 9],
  [[9], 'handBack', 'editor', 5],
  [[0, 3, 5, 9], 'hold', 'editor', 2],
  [[0, 3, 5, 9], 'holdLocked', 'editor', 6],
  [[0, 3, 5, 9], 'holdLimited', 'editor', 7],
  [[2, 7], 'resubmit', 'customer', 0],
  [[6], 'unlock', 'editor', 5],
  [[0, 5, 9], 'approve', 'editor', 3],
  [[7], 'approveOwnSite', 'editor', 3],
  [[0, 5, 9], 'approveWithChanges', 'editor', 8],
  [[8], 'accept', 'customer', 3],
  [[8], 'decline', 'customer', 5],
  [[0, 2, 5, 6, 7, 8, 9], 'refuse', 'editor', -2],
  [[0, 3], 'backToDraft', 'customer', 1],
  [[3], 'publish', 'system', 4],
  [[4], 'takeDown', 'admin', -1],
  [[4], 'republish', 'editor', 4],
  [[4], 'republish', 'impersonator', 4],
];

describe('a release on its way', () => {
  it.each([0, 2, 3, 5, 6, 7, 8, 9])('is one in state %d', (number) => {
    expect(isUnderway(number)).toBe(true);
  });

  it.each([-999, -99, -2, -1, 1, 4])('is not one in state %d', (number) => {
    expect(isUnderway(number)).toBe(false);
  });
});

describe('where a release goes', () => {
  it.each(table)('from %j by %s of the %s to %d, and from nowhere else', (from, action, actor, to) => {
    for (const state of releaseStates) {
      const result = move(state, action, actor);
      if (from.includes(numberOfState(state))) {
        expect(result).toMatchObject({ kind: 'moved', from: state, to: stateOfNumber(to) });
      } else {
        expect(result).toMatchObject({
          kind: 'refused',
          because: 'state',
          from: state,
          to: stateOfNumber(to),
        });
      }
    }
  });

  it('names both states when it refuses', () => {
    expect(move('Published', 'submit', 'customer')).toMatchObject({
      message: 'A release in the state Published cannot go to PendingEditorialReview.',
    });
    expect(move('Published', 'save', 'customer')).toMatchObject({
      message: 'A release in the state Published cannot be edited.',
    });
  });

  it.each<[ReleaseAction, Actor]>([
    ['approve', 'customer'],
    ['hold', 'customer'],
    ['publish', 'editor'],
    ['takeDown', 'editor'],
    ['submit', 'editor'],
    ['republish', 'customer'],
  ])('never lets %s be done by the %s', (action, actor) => {
    for (const state of releaseStates) {
      expect(move(state, action, actor)).toMatchObject({ kind: 'refused', because: 'actor' });
    }
  });

  it('keeps the state when somebody saves', () => {
    const saved = (actor: Actor): ReleaseState[] =>
      releaseStates.filter((state) => {
        const result = move(state, 'save', actor);
        return result.kind === 'moved' && result.to === state;
      });
    expect(saved('customer')).toEqual(['DraftMode', 'OnHold', 'OnHoldLimitedDistribution']);
    expect(saved('editor')).toEqual([
      'PendingEditorialReview',
      'PendingDistribution',
      'InEditorialReview',
      'PendingSeniorReview',
    ]);
  });

  it('asks for reasons where they are owed', () => {
    const owed = (action: ReleaseAction, actor: Actor, state: ReleaseState) => move(state, action, actor);
    expect(owed('hold', 'editor', 'InEditorialReview')).toMatchObject({ reasonNeeded: true });
    expect(owed('refuse', 'editor', 'OnHold')).toMatchObject({ reasonNeeded: true });
    expect(owed('takeDown', 'admin', 'Published')).toMatchObject({ reasonNeeded: true });
    expect(owed('approve', 'editor', 'InEditorialReview')).toMatchObject({ reasonNeeded: false });
  });

  it('lists what can be done', () => {
    expect(actionsFrom('DraftMode', 'customer')).toEqual(['save', 'delete', 'submit']);
    expect(actionsFrom('OnHoldLocked', 'customer')).toEqual([]);
    expect(actionsFrom('NotSent', 'admin')).toEqual([]);
  });
});

describe('states', () => {
  it('have the numbers of document 1', () => {
    expect(stateOfNumber(-2)).toBe('NotSent');
    expect(stateOfNumber(0)).toBe('PendingEditorialReview');
    expect(stateOfNumber(9)).toBe('PendingSeniorReview');
    expect(stateOfNumber(10)).toBeNull();
  });
});
