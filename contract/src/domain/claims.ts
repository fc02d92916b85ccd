import { statesUndecided, type ReleaseState } from './lifecycle';
import type { Group } from './permissions';

/** Somebody at the desk may say that they work on it; what is decided, nobody works on any more. */
export const isClaimable = (state: ReleaseState): boolean =>
  statesUndecided.some((undecided) => undecided === state);

/** Whether somebody may hand a release over or give it back: nobody works on it, they do themselves, or they are ADMIN. */
export const mayMoveClaim = (holder: number | null, person: { userId: number; group: Group }): boolean =>
  holder === null || holder === person.userId || person.group === 'ADMIN';
