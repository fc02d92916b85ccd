import { message } from '@dispatch/contract';
import { problem, type Problem } from '../../platform/call/problem';

/** Seconds within which somebody counts as recently active. */
export const recentlySeconds = 15 * 60;

/** Under 60 in seconds, from then on in whole minutes. */
const agoText = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? message('one-second') : message('seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes === 1 ? message('one-minute') : message('minutes', { count: minutes });
};

/** The 423 for somebody whose last use was so many seconds ago. */
export const recentlyActive = (lastActiveSeconds: number): Problem =>
  problem(423, 'recently-active', message('recently-active', { ago: agoText(lastActiveSeconds) }), {
    lastActiveSeconds,
  });
