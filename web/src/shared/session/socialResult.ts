import type { SocialNetwork } from '@dispatch/contract';
import { printCookie, printCookieRemoval, readCookie } from './cookies';

/** The networks, as the addresses of their pop-ups name them. */
export const socialWords = ['twitter', 'linkedin', 'facebook'] as const;
export type SocialWord = (typeof socialWords)[number];

/** What came of connecting an account in a pop-up. */
export type SocialResult = { accountId: number } | { error: string; status: number };

const secondsToLive = 180;

/** As long as an authorization lasts (confirmSocialAuthorization). */
const secondsToWait = 600;

/** Most characters of a refusal: a cookie has little room. */
const mostCharacters = 500;

/** The network, as the address of its pop-up names it. */
export const socialWordOf = (network: SocialNetwork): SocialWord => network.toLowerCase() as SocialWord;

const cookieName = (network: SocialWord): string => `prw.social.${network}`;
const isSecure = (): boolean => window.location.protocol === 'https:';

const awaitedName = (network: SocialWord): string => `${cookieName(network)}.awaited`;

/** A window of ours waits for what the pop-up of this network will tell, whatever was told before. */
export function expectSocialResult(network: SocialWord): void {
  forgetSocialResult(network);
  document.cookie = printCookie(awaitedName(network), 'yes', { secure: isSecure(), maxAge: secondsToWait });
}

/** Whether one waits. Networks may part the pop-up from the window that opened it: then only this tells. */
export const isSocialResultAwaited = (network: SocialWord): boolean =>
  readCookie(document.cookie, awaitedName(network)) !== null;

/** Tells the window that opened the pop-up what came of it: a cookie of three minutes. */
export function keepSocialResult(network: SocialWord, result: SocialResult): void {
  const kept = 'error' in result ? { ...result, error: result.error.slice(0, mostCharacters) } : result;
  document.cookie = printCookie(cookieName(network), JSON.stringify(kept), {
    secure: isSecure(),
    maxAge: secondsToLive,
  });
}

/** What came of the pop-up of this network, once; null when it has not told yet. */
export function takeSocialResult(network: SocialWord): SocialResult | null {
  const kept = readCookie(document.cookie, cookieName(network));
  if (kept === null) return null;
  forgetSocialResult(network);
  try {
    const result: unknown = JSON.parse(kept);
    if (typeof result !== 'object' || result === null) return null;
    if ('accountId' in result && typeof result.accountId === 'number') return { accountId: result.accountId };
    if (!('error' in result) || typeof result.error !== 'string') return null;
    const status = 'status' in result && typeof result.status === 'number' ? result.status : 0;
    return { error: result.error, status };
  } catch {
    return null;
  }
}

export const forgetSocialResult = (network: SocialWord): void => {
  document.cookie = printCookieRemoval(cookieName(network), isSecure());
};
