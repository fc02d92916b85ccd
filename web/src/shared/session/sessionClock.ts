export interface SessionThresholds {
  warning: number;
  noRefresh: number;
}

export const defaultThresholds: SessionThresholds = { warning: 600, noRefresh: 60 };

/** Reads the flag sessionTimeout, a pair 'warning,noRefresh' in seconds; the default where it cannot be read. */
export function readThresholds(flag: string | undefined): SessionThresholds {
  const [warning, noRefresh] = (flag ?? '')
    .split(',')
    .map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : NaN));
  if (warning === undefined || noRefresh === undefined || Number.isNaN(warning) || Number.isNaN(noRefresh)) {
    return defaultThresholds;
  }
  return { warning, noRefresh };
}

/** What the banner says: nothing, how to extend, that the page must be refreshed, or that it is over. */
export type SessionPhase = 'quiet' | 'extendable' | 'refresh' | 'expired';

export function sessionPhase(secondsLeft: number, { warning, noRefresh }: SessionThresholds): SessionPhase {
  if (secondsLeft <= 0) return 'expired';
  if (secondsLeft <= noRefresh) return 'refresh';
  return secondsLeft <= warning ? 'extendable' : 'quiet';
}

/** `mm:ss`; minutes go beyond 59. */
export function printCountdown(secondsLeft: number): string {
  const whole = Math.max(0, Math.ceil(secondsLeft));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** Milliseconds by which two answers about one end may differ: they are whole seconds, and were some time on their way. */
const wayOfAnAnswer = 5_000;

/** Whether two answers, in milliseconds since 1970, name the same end: then extending has changed nothing. */
export const isSameEnd = (one: number, other: number): boolean => Math.abs(one - other) < wayOfAnAnswer;
