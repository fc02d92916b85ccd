import type { ReleaseAction } from './lifecycle';

/** What the desk decides, and by which moves. What is passed up still waits for a decision. */
export const deskDecisions = {
  approved: ['approve', 'approveOwnSite', 'approveWithChanges'],
  held: ['hold', 'holdLocked', 'holdLimited'],
  refused: ['refuse'],
  passedUp: ['passUp'],
} as const satisfies Record<string, readonly ReleaseAction[]>;

/** The moves by which a release comes to the desk. */
export const deskArrivals = ['submit', 'resubmit', 'decline'] as const satisfies readonly ReleaseAction[];

/** What the figures of the desk are called, on the screen and in its file. */
export const deskFigureNames = {
  median: 'Half waited longer than',
  slowestTenth: 'A tenth waited longer than',
  decided: 'Decided for the first time',
  approved: 'Approved',
  held: 'Held',
  refused: 'Refused',
  passedUp: 'Passed up',
  reason: 'Held for this reason',
} as const;

/** The weeks that the figures can be of, the present one among them. */
export const figureWeeks = [4, 12] as const;
