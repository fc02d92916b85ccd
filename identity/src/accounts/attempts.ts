import { createHash } from 'node:crypto';
import { forgetLimit, giveBackLimit, secondsToWait } from '@dispatch/api/rateLimits';

/** What is counted by whom it is tried for, and by the address from which. */
type Counted =
  | 'identity-password-by-login'
  | 'identity-code-by-account'
  | 'identity-link-by-login'
  | 'identity-by-address'
  | 'identity-begin-by-address';

/** Of any length, and as no table tells whose it is. */
const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

/** Counts a try before it is made, so that many at once are no more than the limit. Answers the minutes to wait; 0 when it may be made. */
export const countTry = async (name: Counted, who: string): Promise<number> => {
  const seconds = await secondsToWait(name, keyOf(who));
  return seconds === null ? 0 : Math.max(1, Math.ceil(Number(seconds) / 60));
};

/** After the right one: what was counted before does not stand in the way of the next. */
export const forgetTries = (name: Counted, who: string): Promise<void> => forgetLimit(name, keyOf(who));

/** Gives one try back, which was no guess: those who share an address do not count against each other. */
export const giveTryBack = (name: Counted, who: string): Promise<void> => giveBackLimit(name, keyOf(who));

export const minutesText = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;
