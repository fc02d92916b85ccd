import { actionsFrom, type ReleaseState } from '@dispatch/contract';

const offered = [
  'open',
  'unlock',
  'handBack',
  'approve',
  'approveWithChanges',
  'approveOwnSite',
  'hold',
  'passUp',
  'refuse',
  'takeDown',
] as const;

export type DeskAction = (typeof offered)[number];

/**
 * What the desk offers for a release, the likeliest first. A hold is offered once; its kind is asked for. A text that
 * the editors have changed is approved with changes, and no other is.
 */
export function deskActions(
  state: ReleaseState,
  group: string | null,
  isChanged: boolean,
  mayApprove = true,
): DeskAction[] {
  const allowed = actionsFrom(state, group === 'ADMIN' ? 'admin' : 'editor');
  const other = isChanged ? 'approve' : 'approveWithChanges';
  return offered.filter(
    (action) => action !== other && allowed.includes(action) && (mayApprove || !action.startsWith('approve')),
  );
}

/** Moves that can be taken back are made at once, without a question. */
export const movesAtOnce = {
  open: {
    operation: 'openReview',
    label: 'Open for review',
    done: 'The release is in editorial review.',
  },
  unlock: {
    operation: 'unlockRelease',
    label: 'Unlock',
    done: 'The release is in editorial review again. The customer has been told.',
  },
  handBack: {
    operation: 'handBackRelease',
    label: 'Hand back',
    done: 'The release is in editorial review again.',
  },
} as const;

/** The others are asked about first. */
export const askedFirst = {
  approve: 'Approve',
  approveWithChanges: 'Approve with Changes',
  approveOwnSite: 'Approve for our own site',
  hold: 'Put on hold',
  passUp: 'Pass up',
  refuse: 'Refuse',
  takeDown: 'Take down',
} as const;

export const isAskedFirst = (action: DeskAction): action is keyof typeof askedFirst =>
  Object.hasOwn(askedFirst, action);
