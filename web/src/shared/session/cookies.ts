/** The cookies of the product. All can be read by script; the server accepts none of them. */
export const cookieNames = {
  /** The session's token, sent as a bearer token. */
  sid: 'prw.sid',
  /** Somebody has signed in with this browser within a year: no session leads straight to the provider. */
  login: 'prw.login',
  /** The person comes from the former system, and is sent straight to the provider too. */
  legacyUser: 'prw.legacyUser',
  partnerId: 'prw.partnerId',
  group: 'userGroup',
  available: 'c3.available',
  loginAs: 'loginAs',
  /** Shows the paid edit beside its switch; set from outside, cleared with the session. */
  purchaseEdit: 'showPurchaseEdit',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

export interface CookieOptions {
  /** Seconds to live; until the browser is closed when absent. */
  maxAge?: number;
  /** Only sent over HTTPS. */
  secure: boolean;
}

export function readCookie(source: string, name: string): string | null {
  for (const pair of source.split(';')) {
    const [key, ...rest] = pair.split('=');
    if (key?.trim() !== name) continue;
    const raw = rest.join('=').trim();
    try {
      return decodeURIComponent(raw) || null;
    } catch {
      return raw || null;
    }
  }
  return null;
}

export function printCookie(name: string, value: string, { maxAge, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

export const printCookieRemoval = (name: string, secure: boolean): string =>
  printCookie(name, '', { maxAge: 0, secure });
