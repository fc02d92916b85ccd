import { cookieNames, readCookie } from './cookies';
import { storagePrefix } from './storagePrefix';

/** What is kept for the time of a session, in the session storage; signing out clears it. */
const sessionCacheKeys = [
  'packages',
  'features',
  'partner',
  'twitter',
  'facebook',
  'linkedin',
  'notifyBundles',
  'verified-emails',
  'recentRecords',
] as const;

export type SessionCacheKey = (typeof sessionCacheKeys)[number];

const owner = (): string | null => readCookie(document.cookie, cookieNames.sid);

const ownerKey = `${storagePrefix}cacheOf`;

/** Tells sessions apart without holding a token; null without one. */
function ownerMark(): string | null {
  const token = owner();
  if (token === null) return null;
  let mark = 7;
  for (let at = 0; at < token.length; at += 1) mark = (Math.imul(mark, 31) + token.charCodeAt(at)) | 0;
  return String(mark);
}

/** In another window somebody else may have signed in meanwhile: what another session has kept is forgotten. */
function forgetOthers(): void {
  const mark = ownerMark();
  if (sessionStorage.getItem(ownerKey) === mark) return;
  clearSessionCache();
  if (mark === null) sessionStorage.removeItem(ownerKey);
  else sessionStorage.setItem(ownerKey, mark);
}

export function readSessionCache(key: SessionCacheKey): unknown {
  try {
    forgetOthers();
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as unknown);
  } catch {
    sessionStorage.removeItem(key);
    return undefined;
  }
}

/** Keeps something until the session ends. A browser that keeps nothing is asked again next time. */
export function writeSessionCache(key: SessionCacheKey, value: unknown): void {
  try {
    forgetOthers();
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    sessionStorage.removeItem(key);
  }
}

export function clearSessionCache(): void {
  for (const key of sessionCacheKeys) sessionStorage.removeItem(key);
}

/** What was kept of one thing is not shown any more. */
export const dropSessionCache = (key: SessionCacheKey): void => sessionStorage.removeItem(key);

/**
 * Options of a query whose answer is kept for the session: shown at once when the page is loaded again, and read anew
 * behind it. What comes after the session has ended, or for another one, is not kept. An error drops what was kept.
 */
export const keptAs = <Value>(key: SessionCacheKey, read: () => Promise<Value>) => ({
  queryFn: async (): Promise<Value> => {
    const before = owner();
    try {
      const value = await read();
      if (before !== null && before === owner()) writeSessionCache(key, value);
      return value;
    } catch (error) {
      sessionStorage.removeItem(key);
      throw error;
    }
  },
  initialData: () => readSessionCache(key) as Value | undefined,
  initialDataUpdatedAt: 0,
});
