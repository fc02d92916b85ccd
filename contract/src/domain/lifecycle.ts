export const stateNumbers = {
  NotFound: -999,
  Ignore: -99,
  NotSent: -2,
  Deleted: -1,
  PendingEditorialReview: 0,
  DraftMode: 1,
  OnHold: 2,
  PendingDistribution: 3,
  Published: 4,
  InEditorialReview: 5,
  OnHoldLocked: 6,
  OnHoldLimitedDistribution: 7,
  PendingDistributionUponUserApproval: 8,
  PendingSeniorReview: 9,
} as const;

export type ReleaseState = keyof typeof stateNumbers;
export type ReleaseStateNumber = (typeof stateNumbers)[ReleaseState];

export const releaseStates = Object.keys(stateNumbers) as readonly ReleaseState[];

export const numberOfState = <State extends ReleaseState>(state: State): (typeof stateNumbers)[State] =>
  stateNumbers[state];

const namesByNumber = new Map(releaseStates.map((state) => [stateNumbers[state] as number, state]));

export const stateOfNumber = (number: number): ReleaseState | null => namesByNumber.get(number) ?? null;

/**
 * In what role somebody acts. 'customer' is the owner of the release; 'impersonator' a member of the staff in the
 * owner's place; 'system' the worker. A member of ADMIN reviews as 'admin'.
 */
export type Actor = 'customer' | 'impersonator' | 'editor' | 'admin' | 'system';

export type ReleaseAction =
  | 'save'
  | 'delete'
  | 'submit'
  | 'resubmit'
  | 'backToDraft'
  | 'accept'
  | 'decline'
  | 'open'
  | 'passUp'
  | 'handBack'
  | 'hold'
  | 'holdLocked'
  | 'holdLimited'
  | 'unlock'
  | 'approve'
  | 'approveOwnSite'
  | 'approveWithChanges'
  | 'refuse'
  | 'publish'
  | 'takeDown'
  | 'republish';

export type Transition = {
  action: ReleaseAction;
  from: readonly ReleaseState[];
  by: readonly Actor[];
  /** 'same' keeps the state. */
  to: ReleaseState | 'same';
  reason?: true;
};

const owner = ['customer', 'impersonator'] as const;
const desk = ['editor', 'admin'] as const;

/** The editorial desk has it. */
export const statesInReview = ['PendingEditorialReview', 'InEditorialReview', 'PendingSeniorReview'] as const;

/** Held until its customer has revised it: what a release calls `isOnHold`. */
export const statesOnHoldForCustomer = ['OnHold', 'OnHoldLocked', 'OnHoldLimitedDistribution'] as const;

/** What the desk lists as on hold: it waits for its customer, who has to revise it or to approve what was changed. */
export const statesOnHoldAtTheDesk = [
  ...statesOnHoldForCustomer,
  'PendingDistributionUponUserApproval',
] as const;

/** It was submitted, and is neither approved nor refused. */
export const statesUndecided = [...statesInReview, ...statesOnHoldAtTheDesk] as const;

/** Its customer has to do something. */
export const statesAwaitingCustomer = [
  'OnHold',
  'OnHoldLimitedDistribution',
  'PendingDistributionUponUserApproval',
] as const;

const holdable = [...statesInReview, 'PendingDistribution'] as const;

/** What the desk can list: everything that was submitted and is not gone. */
export const statesAtTheDesk = [...holdable, ...statesOnHoldAtTheDesk, 'Published', 'NotSent'] as const;

/**
 * What a row needs beyond state and actor (paid, valid, features, release time) the call that makes the move checks.
 */
export const transitions: readonly Transition[] = [
  { action: 'save', from: ['DraftMode', 'OnHold', 'OnHoldLimitedDistribution'], by: owner, to: 'same' },
  {
    action: 'save',
    from: ['PendingEditorialReview', 'PendingDistribution', 'Published'],
    by: ['impersonator'],
    to: 'same',
  },
  { action: 'save', from: [...holdable, 'Published'], by: desk, to: 'same' },
  { action: 'delete', from: ['DraftMode'], by: owner, to: 'Deleted' },
  { action: 'submit', from: ['DraftMode'], by: owner, to: 'PendingEditorialReview' },
  {
    action: 'resubmit',
    from: ['OnHold', 'OnHoldLimitedDistribution'],
    by: owner,
    to: 'PendingEditorialReview',
  },
  { action: 'open', from: ['PendingEditorialReview'], by: desk, to: 'InEditorialReview' },
  { action: 'passUp', from: ['InEditorialReview'], by: desk, to: 'PendingSeniorReview' },
  { action: 'handBack', from: ['PendingSeniorReview'], by: desk, to: 'InEditorialReview' },
  { action: 'hold', from: holdable, by: desk, to: 'OnHold', reason: true },
  { action: 'holdLocked', from: holdable, by: desk, to: 'OnHoldLocked', reason: true },
  { action: 'holdLimited', from: holdable, by: desk, to: 'OnHoldLimitedDistribution', reason: true },
  { action: 'unlock', from: ['OnHoldLocked'], by: desk, to: 'InEditorialReview' },
  { action: 'approve', from: statesInReview, by: desk, to: 'PendingDistribution' },
  { action: 'approveOwnSite', from: ['OnHoldLimitedDistribution'], by: desk, to: 'PendingDistribution' },
  { action: 'approveWithChanges', from: statesInReview, by: desk, to: 'PendingDistributionUponUserApproval' },
  {
    action: 'accept',
    from: ['PendingDistributionUponUserApproval'],
    by: owner,
    to: 'PendingDistribution',
  },
  { action: 'decline', from: ['PendingDistributionUponUserApproval'], by: owner, to: 'InEditorialReview' },
  {
    action: 'refuse',
    from: statesUndecided,
    by: desk,
    to: 'NotSent',
    reason: true,
  },
  {
    action: 'backToDraft',
    from: ['PendingEditorialReview', 'PendingDistribution'],
    by: owner,
    to: 'DraftMode',
  },
  { action: 'publish', from: ['PendingDistribution'], by: ['system'], to: 'Published' },
  { action: 'takeDown', from: ['Published'], by: ['admin'], to: 'Deleted', reason: true },
  { action: 'republish', from: ['Published'], by: ['editor', 'admin', 'impersonator'], to: 'Published' },
];

/** A move that may not be made: 409 for the state, 403 when the actor may never do this. */
export type Refusal = {
  kind: 'refused';
  because: 'state' | 'actor';
  from: ReleaseState;
  to: ReleaseState;
  message: string;
};

export type Move = { kind: 'moved'; from: ReleaseState; to: ReleaseState; reasonNeeded: boolean };

/** Where an action leads from a state, or a refusal that names both states. */
export const move = (from: ReleaseState, action: ReleaseAction, actor: Actor): Move | Refusal => {
  const rows = transitions.filter((row) => row.action === action);
  const allowed = rows.filter((row) => row.by.includes(actor));
  const row = allowed.find((candidate) => candidate.from.includes(from));
  if (row) {
    return { kind: 'moved', from, to: row.to === 'same' ? from : row.to, reasonNeeded: row.reason === true };
  }
  const wanted = rows[0]?.to ?? 'same';
  const to = wanted === 'same' ? from : wanted;
  return {
    kind: 'refused',
    because: allowed.length === 0 ? 'actor' : 'state',
    from,
    to,
    message:
      action === 'save'
        ? `A release in the state ${from} cannot be edited.`
        : `A release in the state ${from} cannot go to ${to}.`,
  };
};

/** With editorial, held by it, or waiting for distribution: somebody works with these. */
const underway: readonly ReleaseState[] = [...holdable, ...statesOnHoldAtTheDesk];

export const isUnderway = (number: number): boolean =>
  underway.some((state) => stateNumbers[state] === number);

export const actionsFrom = (state: ReleaseState, actor: Actor): readonly ReleaseAction[] => [
  ...new Set(
    transitions.filter((row) => row.from.includes(state) && row.by.includes(actor)).map((row) => row.action),
  ),
];
