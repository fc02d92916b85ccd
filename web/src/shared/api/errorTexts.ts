import { ApiError } from '@dispatch/contract';

/** How long to wait, in the largest unit that is not too coarse; rounded up, so that nobody comes back too early. */
function printWait(seconds: number): string {
  const [unit, size] =
    seconds <= 90 ? ['second', 1] : seconds <= 5400 ? ['minute', 60] : (['hour', 3600] as const);
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Every message of the server, else its one message, else the error's own; and when to come back after too many. */
export function errorTexts(error: unknown): string[] {
  if (error instanceof ApiError) {
    const { errors, message, title } = error.problem;
    const texts = errors && errors.length > 0 ? errors : [message || title];
    if (error.status !== 429 || error.retryAfter === null) return texts;
    return [...texts, `Please try again in ${printWait(error.retryAfter)}.`];
  }
  return [
    error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.',
  ];
}

export const errorText = (error: unknown): string => errorTexts(error)[0] ?? '';

export const hasStatus = (error: unknown, ...statuses: number[]): error is ApiError =>
  error instanceof ApiError && statuses.includes(error.status);
