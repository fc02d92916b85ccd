import { ApiError } from '@dispatch/contract';

/** What went wrong, for people: every message of the server, else its one message, else the fault's own. */
export function faultTexts(fault: unknown): string[] {
  if (fault instanceof ApiError) {
    const { errors, message, title } = fault.problem;
    if (errors && errors.length > 0) return errors;
    return [message || title];
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
