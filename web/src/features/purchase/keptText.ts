import { storagePrefix } from '../../shared/session/session';

const key = (distributionId: number): string => `${storagePrefix}edit.${distributionId}`;

/** What was typed of an edit in this tab; it survives a reload and signing in again. */
export const readKeptText = (distributionId: number): string =>
  sessionStorage.getItem(key(distributionId)) ?? '';

/** Keeps what was typed; an empty text forgets it. */
export function keepText(distributionId: number, typed: string): void {
  try {
    if (typed === '') sessionStorage.removeItem(key(distributionId));
    else sessionStorage.setItem(key(distributionId), typed);
  } catch {
    // A full or forbidden storage is no reason to stop: the form still holds it.
  }
}
