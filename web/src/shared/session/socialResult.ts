import { printCookie, printCookieRemoval, readCookie } from './cookies';

/** The networks, as the addresses of their pop-ups name them. */
export const socialWords = ['twitter', 'linkedin', 'facebook'] as const;
export type SocialWord = (typeof socialWords)[number];

/** What came of connecting an account in a pop-up. */
export type SocialResult = { accountId: number } | { error: string };

const secondsToLive = 180;

/** Most characters of a refusal: a cookie has little room. */
const mostCharacters = 500;

const cookieName = (network: SocialWord): string => `prw.social.${network}`;
const isSecure = (): boolean => window.location.protocol === 'https:';

/** Tells the window that opened the pop-up what came of it: a cookie of three minutes. */
export function keepSocialResult(network: SocialWord, result: SocialResult): void {
  const kept = 'error' in result ? { error: result.error.slice(0, mostCharacters) } : result;
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
    return 'error' in result && typeof result.error === 'string' ? { error: result.error } : null;
  } catch {
    return null;
  }
}

export const forgetSocialResult = (network: SocialWord): void => {
  document.cookie = printCookieRemoval(cookieName(network), isSecure());
};
