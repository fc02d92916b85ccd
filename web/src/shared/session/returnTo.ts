import { screenAddress } from '@dispatch/contract';
import { storagePrefix } from './session';

const base = 'https://site.invalid';
const never = /^\/(logout|authorizationcode|api|welcome)(\/|$)/i;

/**
 * The path to go back to after signing in: only an address on this site, `/` for anything else (another host,
 * `//host`, `javascript:`) and for the pages that sign in and out themselves.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.length > 2000) return '/';
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return '/';
  }
  // A browser reads '/\host' and '/<tab>/host' as another host, and so does URL.
  if (url.origin !== base || url.pathname.startsWith('//') || never.test(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The address of the logout page that leads back to where the person is. */
export const logoutAddress = (returnTo: string): string =>
  screenAddress('logout', { returnTo: safeReturnTo(returnTo) });

const storageKey = `${storagePrefix}returnTo`;

/** Keeps the way back while the person is at the identity provider. */
export const rememberReturnTo = (path: string): void => {
  sessionStorage.setItem(storageKey, safeReturnTo(path));
};

/** The way back, once. */
export const takeReturnTo = (): string => {
  const path = safeReturnTo(sessionStorage.getItem(storageKey));
  sessionStorage.removeItem(storageKey);
  return path;
};
