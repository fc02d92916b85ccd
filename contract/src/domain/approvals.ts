import type { components } from '../generated/types';
import type { Cents } from './money';

export type ApprovalKind = components['schemas']['TwoPersonRequest']['kind'];
export type ApprovalStatus = components['schemas']['TwoPersonRequest']['status'];

/** From where on a second person has to confirm what staff gives, refunds or discounts; an administrator sets both. */
export type ApprovalLimits = { amount: Cents; percent: number };

/** Dollars and percent of a new installation, under the names of the settings. */
export const startingLimits = { approvalAmount: 500, approvalPercent: 50 } as const;

/** Hours in which what one person gives one customer is counted together: several just below the amount are one. */
export const splittingHours = 24;

/**
 * What a change adds, in cents or in releases: what it is more than before, and, where something that was over becomes
 * valid again, all that is left of it besides. Never below 0: taking something away gives nothing.
 */
export const addedBy = ({
  change,
  left,
  isRevived,
}: {
  change: number;
  left: number;
  isRevived: boolean;
}): number => Math.max(0, isRevived ? left + change : change);

/** What is given: an amount, or the percentage of a coupon that takes off part of a price. */
export type Given = { worth: Cents | null; percent: number | null };

/**
 * Whether something needs a second person. `recent` is what the same person gave the same customer in the last
 * {@link splittingHours} hours without one. A percentage is judged by itself alone: nobody knows what it will take off.
 */
export const needsApproval = ({ worth, percent }: Given, recent: Cents, limits: ApprovalLimits): boolean =>
  percent !== null ? percent > limits.percent : worth !== null && worth > 0 && worth + recent > limits.amount;

type TwoPersonRequest = components['schemas']['TwoPersonRequest'];

/** Whether an answer says that a second person has to confirm first; nothing was done then. */
export const waitsForApproval = <Answer extends object>(
  answer: Answer,
): answer is Extract<Answer, TwoPersonRequest> => 'approvalRequestId' in answer;
