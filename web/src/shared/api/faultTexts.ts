import { ApiError } from '@dispatch/contract';

/** How long to wait, in the largest unit that is not too coarse; rounded up, so that nobody comes back too early. */
function printWait(seconds: number): string {
  const [unit, size] =
    seconds <= 90 ? ['second', 1] : seconds <= 5400 ? ['minute', 60] : (['hour', 3600] as const);
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * What went wrong, for people: every message of the server, else its one message, else the fault's own; and after too
 * many requests when to come back.
 */
export function faultTexts(fault: unknown): string[] {
  if (fault instanceof ApiError) {
    const { errors, message, title } = fault.problem;
    const texts = errors && errors.length > 0 ? errors : [message || title];
    if (fault.status !== 429 || fault.retryAfter === null) return texts;
    return [...texts, `Please try again in ${printWait(fault.retryAfter)}.`];
  }
  return [
    fault instanceof Error && fault.message ? fault.message : 'Something went wrong. Please try again.',
  ];
}

/** The first of `faultTexts`. */
export const faultText = (fault: unknown): string => faultTexts(fault)[0] ?? '';

/** Whether this is an answer with one of these statuses. */
export const hasStatus = (fault: unknown, ...statuses: number[]): fault is ApiError =>
  fault instanceof ApiError && statuses.includes(fault.status);
