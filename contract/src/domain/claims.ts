import { statesUndecided, type ReleaseState } from './lifecycle';
import type { Group } from './permissions';

/** Somebody at the desk may say that they work on it; what is decided, nobody works on any more. */
export const isClaimable = (state: ReleaseState): boolean =>
  statesUndecided.some((undecided) => undecided === state);

/** Whether somebody may hand a release over or give it back: nobody works on it, they do themselves, or they are ADMIN. */
export const mayMoveClaim = (holder: number | null, person: { userId: number; group: Group }): boolean =>
  holder === null || holder === person.userId || person.group === 'ADMIN';

type Whom = { userId: number; login: string; impersonator: { login: string } | null };

/**
 * Whether somebody may approve a release: who passed it up last waits for another pair of eyes, whoever they act as and
 * wherever it has been since, unless nobody else is at the desk.
 */
export const mayApprove = (
  passedUpBy: { userId: number | null; login: string } | null,
  { userId, login, impersonator }: Whom,
  isAlone: boolean,
): boolean =>
  passedUpBy === null ||
  isAlone ||
  (passedUpBy.userId !== userId && passedUpBy.login !== (impersonator?.login ?? login));
