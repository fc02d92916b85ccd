import { ApiError } from '@dispatch/contract';
import { errorTexts } from '../api/errorTexts';

export interface Refusal {
  byField: ReadonlyMap<string, string>;
  others: readonly string[];
}

/** The field that a JSON pointer into the body leads to: '/reasons/0' is the field `reasons`. */
export const fieldOfPointer = (pointer: string): string =>
  (pointer.replace(/^\//, '').split('/')[0] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');

/** Sorts what the server refused by the fields of a form; the first message of a field is shown. */
export function sortRefusal(error: unknown, fieldNames: readonly string[]): Refusal {
  const byField = new Map<string, string>();
  const named = error instanceof ApiError ? (error.problem.fields ?? []) : [];
  const others: string[] = [];
  for (const { pointer, message } of named) {
    const field = fieldOfPointer(pointer);
    if (!fieldNames.includes(field)) others.push(message);
    else if (!byField.has(field)) byField.set(field, message);
  }
  const told = new Set(named.map(({ message }) => message));
  const general = errorTexts(error).filter((text) => !told.has(text));
  return { byField, others: [...others, ...general] };
}
