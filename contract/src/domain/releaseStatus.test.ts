import { describe, expect, it, test } from 'vitest';
import { releaseStates, stateOfNumber, type Actor, type ReleaseState } from './lifecycle';
import { isUpgradable, screenFor, statusDescription, statusLabel } from './releaseStatus';

const state = (number: number): ReleaseState => {
  const found = stateOfNumber(number);
  if (found === null) throw new Error(`no state ${number}`);
  return found;
};

describe('the status badge', () => {
  it.each([
    [1, 'Draft mode'],
    [0, 'Submitted'],
    [2, 'On hold'],
    [6, 'On hold'],
    [7, 'On hold'],
    [3, 'Pending distribution'],
    [4, 'Published'],
    [5, 'In editorial review'],
    [9, 'In editorial review'],
    [8, 'Awaiting your approval'],
    [-2, 'Refused'],
  ] as const)('of state %d reads %s', (number, label) => {
    expect(statusLabel(state(number), false)).toBe(label);
  });

  it('tells a second submission from the first', () => {
    expect(statusLabel('PendingEditorialReview', true)).toBe('Resubmitted');
    expect(statusLabel('Published', true)).toBe('Published');
    expect(statusDescription('PendingEditorialReview')).toBe('Pending editorial review');
  });
});

describe('the screen a release opens on', () => {
  it('follows the table', () => {
    const opened = (hasPaid: boolean) =>
      Object.fromEntries(releaseStates.map((name) => [name, screenFor({ state: name, hasPaid })]));
    const others = {
      NotFound: 'notFound',
      Ignore: 'notFound',
      Deleted: 'notFound',
      NotSent: 'details',
      PendingEditorialReview: 'details',
      OnHold: 'edit',
      PendingDistribution: 'details',
      Published: 'details',
      InEditorialReview: 'details',
      OnHoldLocked: 'details',
      OnHoldLimitedDistribution: 'edit',
      PendingDistributionUponUserApproval: 'details',
      PendingSeniorReview: 'details',
    };
    expect(opened(false)).toEqual({ ...others, DraftMode: 'create' });
    expect(opened(true)).toEqual({ ...others, DraftMode: 'edit' });
    expect(screenFor(null)).toBe('notFound');
  });

  it('lets the staff edit where their save keeps the state, and nowhere else', () => {
    const edited = (actor: Actor) =>
      releaseStates.filter((name) => screenFor({ state: name, hasPaid: true }, actor) === 'edit');
    expect(new Set(edited('editor'))).toEqual(new Set([0, 3, 4, 5, 9].map(state)));
    expect(new Set(edited('impersonator'))).toEqual(new Set([0, 1, 2, 3, 4, 7].map(state)));
  });
});

test('a paid release is upgraded as long as it is neither published, refused nor gone', () => {
  const bought = { package: '80', hasPriorityRelease: false } as const;
  const sold = (hasPaid: boolean) =>
    releaseStates.filter((state) => isUpgradable({ state, hasPaid, ...bought }));
  expect(sold(false)).toEqual([]);
  expect(releaseStates.filter((name) => !sold(true).includes(name))).toEqual([
    'NotFound',
    'Ignore',
    'NotSent',
    'Deleted',
    'Published',
  ]);
});

test.each([
  ['140', false, true],
  ['200', true, true],
  ['360', false, true],
  ['360', true, false],
] as const)('with package %s and priority %s there is something higher: %s', (id, hasPriorityRelease, is) => {
  const release = { state: 'OnHold', hasPaid: true, package: id, hasPriorityRelease } as const;
  expect(isUpgradable(release)).toBe(is);
});
