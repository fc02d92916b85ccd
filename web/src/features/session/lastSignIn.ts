import { storagePrefix } from '../../shared/session/session';

const key = `${storagePrefix}signedInAt`;

/** Notes that this window has signed in just now. */
export const noteSignIn = (): void => sessionStorage.setItem(key, String(Date.now()));

/** How long ago this window signed in; Infinity when it has not. */
export function millisecondsSinceSignIn(): number {
  const at = Number(sessionStorage.getItem(key) ?? NaN);
  return Number.isNaN(at) ? Infinity : Date.now() - at;
}

export const forgetSignIn = (): void => sessionStorage.removeItem(key);
