import { storagePrefix } from '../../shared/session/session';

const key = `${storagePrefix}signedInAgainAt`;

export const noteReturn = (): void => sessionStorage.setItem(key, String(Date.now()));

export function millisecondsSinceReturn(): number {
  const at = Number(sessionStorage.getItem(key) ?? NaN);
  return Number.isNaN(at) ? Infinity : Date.now() - at;
}

export const forgetReturn = (): void => sessionStorage.removeItem(key);
