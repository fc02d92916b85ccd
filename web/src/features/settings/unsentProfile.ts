import { storagePrefix } from '../../shared/session/session';
import type { ProfileValues } from './profileValues';

const key = (userId: number): string => `${storagePrefix}profile.${userId}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Survives a reload and signing in again in this tab. Null without any. */
export function readUnsentProfile(userId: number, saved: ProfileValues): ProfileValues | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const typed = Object.entries(kept).filter(([field, value]) => field in saved && isText(value));
    return { ...saved, ...(Object.fromEntries(typed) as Partial<ProfileValues>) };
  } catch {
    return null;
  }
}

/** Keeps what was typed; null forgets it, because it is saved or not wanted. */
export function keepUnsentProfile(userId: number, values: ProfileValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key(userId));
    else sessionStorage.setItem(key(userId), JSON.stringify(values));
  } catch {
    // A full or forbidden storage is no reason to stop: the form still holds it.
  }
}
