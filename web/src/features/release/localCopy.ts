import { storagePrefix } from '../../shared/session/session';
import type { ReleaseValues } from './releaseValues';

/** What was typed and the server does not have yet: survives a reload, a crash and the end of the session. */
export interface LocalCopy {
  values: ReleaseValues;
  /** The version it was typed over; null before the first save. */
  distributionVersion: number | null;
  /** When it was typed, ISO. */
  at: string;
  /** What a save over that version carried to which no answer came: the server may have it. */
  sent?: ReleaseValues;
}

const key = (userId: number, distributionId: number | null): string =>
  `${storagePrefix}draft.${userId}.${distributionId ?? 'new'}`;

const isCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' && value !== null && 'values' in value && 'at' in value;

/** Keeps the unsent state of a draft of this user; a full or forbidden storage is no reason to stop. */
export function keepLocalCopy(userId: number, distributionId: number | null, copy: LocalCopy): void {
  try {
    localStorage.setItem(key(userId, distributionId), JSON.stringify(copy));
  } catch {
    // The save to the server follows anyway.
  }
}

export function readLocalCopy(userId: number, distributionId: number | null): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key(userId, distributionId)) ?? 'null');
    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

export function dropLocalCopy(userId: number, distributionId: number | null): void {
  try {
    localStorage.removeItem(key(userId, distributionId));
  } catch {
    // Nothing was kept.
  }
}

const reachedKey = (userId: number, distributionId: number): string =>
  `${storagePrefix}reached.${userId}.${distributionId}`;

/** Remembers in this browser the furthest step that was reached in a draft; null forgets it. */
export function keepReached(userId: number, distributionId: number | null, step: number | null): void {
  if (distributionId === null) return;
  try {
    if (step === null) localStorage.removeItem(reachedKey(userId, distributionId));
    else localStorage.setItem(reachedKey(userId, distributionId), String(step));
  } catch {
    // The draft opens where its first answer is missing.
  }
}

/** Null where this browser does not know. */
export function readReached(userId: number, distributionId: number | null): number | null {
  if (distributionId === null) return null;
  try {
    const step = Number(localStorage.getItem(reachedKey(userId, distributionId)) ?? NaN);
    return Number.isInteger(step) && step >= 0 ? step : null;
  } catch {
    return null;
  }
}
