import { storagePrefix } from '../../shared/session/session';

const key = `${storagePrefix}signedInAgainAt`;

/** Notes that this window signs in again by itself, just now. */
export const noteReturn = (): void => sessionStorage.setItem(key, String(Date.now()));

/** How long ago this window signed in again by itself; Infinity when it has not. */
export function millisecondsSinceReturn(): number {
  const at = Number(sessionStorage.getItem(key) ?? NaN);
  return Number.isNaN(at) ? Infinity : Date.now() - at;
}

export const forgetReturn = (): void => sessionStorage.removeItem(key);
