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

const actors: readonly Actor[] = ['customer', 'impersonator', 'editor', 'admin', 'system'];
const owner = ['customer', 'impersonator'] as const;
const desk = ['editor', 'admin'] as const;

/** The table of moves, by number, written out once more by hand; with '!' a reason is owed. */
const table: readonly [readonly number[], ReleaseAction, readonly Actor[], number, '!'?][] = [
  [[1], 'submit', owner, 0],
  [[1], 'delete', owner, -1],
  [[0], 'open', desk, 5],
  [[5], 'passUp', desk, 9],
  [[9], 'handBack', desk, 5],
  [[0, 3, 5, 9], 'hold', desk, 2, '!'],
  [[0, 3, 5, 9], 'holdLocked', desk, 6, '!'],
  [[0, 3, 5, 9], 'holdLimited', desk, 7, '!'],
  [[2, 7], 'resubmit', owner, 0],
  [[6], 'unlock', desk, 5],
  [[0, 5, 9], 'approve', desk, 3],
  [[7], 'approveOwnSite', desk, 3],
  [[0, 5, 9], 'approveWithChanges', desk, 8],
  [[8], 'accept', owner, 3],
  [[8], 'decline', owner, 5],
  [[0, 2, 5, 6, 7, 8, 9], 'refuse', desk, -2, '!'],
  [[0, 3], 'backToDraft', owner, 1],
  [[3], 'publish', ['system'], 4],
  [[4], 'takeDown', ['admin'], -1, '!'],
  [[4], 'republish', ['editor', 'admin', 'impersonator'], 4],
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
  it.each(table)('from %j by %s of %j to %d, and from nowhere else', (from, action, by, number, reason) => {
    const to = stateOfNumber(number);
    for (const actor of actors)
      for (const state of releaseStates) {
        const moved = { kind: 'moved', from: state, to, reasonNeeded: reason === '!' };
        const refused = { kind: 'refused', because: by.includes(actor) ? 'state' : 'actor', from: state, to };
        const isGood = by.includes(actor) && from.includes(numberOfState(state));
        expect(move(state, action, actor)).toMatchObject(isGood ? moved : refused);
      }
  });

  it('names both states when it refuses', () => {
    expect(move('Published', 'submit', 'customer')).toMatchObject({
      message: 'A release in the state Published cannot go to PendingEditorialReview.',
    });
    expect(move('Published', 'save', 'customer')).toMatchObject({
      to: 'Published',
      message: 'A release in the state Published cannot be edited.',
    });
  });

  it('keeps the state when somebody saves', () => {
    const saved = (actor: Actor): ReleaseState[] =>
      releaseStates.filter((state) => {
        const result = move(state, 'save', actor);
        return result.kind === 'moved' && result.to === state;
      });
    expect(saved('customer')).toEqual(['DraftMode', 'OnHold', 'OnHoldLimitedDistribution']);
    expect(saved('impersonator')).toEqual([
      'PendingEditorialReview',
      'DraftMode',
      'OnHold',
      'PendingDistribution',
      'Published',
      'OnHoldLimitedDistribution',
    ]);
    for (const actor of desk)
      expect(saved(actor)).toEqual([
        'PendingEditorialReview',
        'PendingDistribution',
        'Published',
        'InEditorialReview',
        'PendingSeniorReview',
      ]);
    expect(saved('system')).toEqual([]);
    expect(move('DraftMode', 'save', 'customer')).toMatchObject({ reasonNeeded: false });
  });

  it('lists what can be done', () => {
    expect(actionsFrom('DraftMode', 'customer')).toEqual(['save', 'delete', 'submit']);
    expect(actionsFrom('OnHoldLocked', 'customer')).toEqual([]);
    expect(actionsFrom('NotSent', 'admin')).toEqual([]);
  });
});

describe('states', () => {
  it('have the numbers that release data carries', () => {
    expect(releaseStates.map((state) => [numberOfState(state), state])).toEqual([
      [-999, 'NotFound'],
      [-99, 'Ignore'],
      [-2, 'NotSent'],
      [-1, 'Deleted'],
      [0, 'PendingEditorialReview'],
      [1, 'DraftMode'],
      [2, 'OnHold'],
      [3, 'PendingDistribution'],
      [4, 'Published'],
      [5, 'InEditorialReview'],
      [6, 'OnHoldLocked'],
      [7, 'OnHoldLimitedDistribution'],
      [8, 'PendingDistributionUponUserApproval'],
      [9, 'PendingSeniorReview'],
    ]);
    for (const state of releaseStates) expect(stateOfNumber(numberOfState(state))).toBe(state);
    expect(stateOfNumber(10)).toBeNull();
  });
});
