import { type Group, isGroup, type Permission, permits } from '@dispatch/contract';
import { cookieNames, printCookie, printCookieRemoval, readCookie, type CookieName } from './cookies';
import { clearSessionCache } from './sessionCache';
import { forgetSocialResult, socialWords } from './socialResult';
import { storagePrefix } from './storagePrefix';

export { storagePrefix } from './storagePrefix';

export interface SessionInfo {
  sid: string;
  oktaLogin: string;
  c3available: boolean;
  group: Group;
  impersonating: boolean;
  partnerId: number | null;
}

const yearInSeconds = 365 * 24 * 60 * 60;
const isSecure = (): boolean => window.location.protocol === 'https:';
const read = (name: CookieName): string | null => readCookie(document.cookie, name);
const write = (name: CookieName, value: string, maxAge?: number): void => {
  document.cookie = printCookie(name, value, {
    secure: isSecure(),
    maxAge,
  });
};
const remove = (name: CookieName): void => {
  document.cookie = printCookieRemoval(name, isSecure());
};

export const sessionToken = (): string | null => read(cookieNames.sid);

/** The group, for display only: the server decides every permission from its own data. */
export const sessionGroup = (): Group | null => {
  const group = read(cookieNames.group);
  return group !== null && isGroup(group) ? group : null;
};

/** Whether whoever is signed in has a permission, for display only. */
export const isPermitted = (permission: Permission): boolean => permits(sessionGroup() ?? 'USER', permission);

/** Whether a member of the staff is signed in, for display only. */
export const isStaff = (): boolean => sessionToken() !== null && ![null, 'USER'].includes(sessionGroup());

/** Whether distribution works, as signing in told it. */
export const isDistributionAvailable = (): boolean => read(cookieNames.available) === 'true';

/** Whether staff acts in this user's place. */
export const isImpersonating = (): boolean => read(cookieNames.loginAs) === 'true';

/** Whether a person without a session goes straight to the provider instead of to /welcome. */
export const goesStraightToProvider = (): boolean =>
  read(cookieNames.login) !== null || read(cookieNames.legacyUser) !== null;

export const legacyUser = (): string | null => read(cookieNames.legacyUser);

export const forgetLegacyUser = (): void => remove(cookieNames.legacyUser);

export const hasPartner = (): boolean => read(cookieNames.partnerId) !== null;

export function keepSession(info: SessionInfo): void {
  clearSessionCache();
  write(cookieNames.sid, info.sid);
  write(cookieNames.group, info.group);
  write(cookieNames.available, String(info.c3available));
  write(cookieNames.loginAs, String(info.impersonating));
  write(cookieNames.login, 'true', yearInSeconds);
  if (info.partnerId === null) remove(cookieNames.partnerId);
  else write(cookieNames.partnerId, String(info.partnerId));
}

function removeStored(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(storagePrefix)) storage.removeItem(key);
  }
}

/** `expired` keeps unsent draft copies and the login flag, to go on with after signing in again. */
export function forgetSession(how: 'expired' | 'signedOut'): void {
  const kept: readonly CookieName[] = [cookieNames.login, cookieNames.legacyUser];
  for (const name of Object.values(cookieNames)) {
    if (how === 'signedOut' || !kept.includes(name)) remove(name);
  }
  clearSessionCache();
  if (how === 'signedOut') {
    removeStored(sessionStorage);
    removeStored(localStorage);
    for (const network of socialWords) forgetSocialResult(network);
  }
}
