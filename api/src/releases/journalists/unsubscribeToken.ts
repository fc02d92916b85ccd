import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/settings/config';

const signatureOf = (hash: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${hash}`).digest('base64url');

/** The end of the address at which somebody unsubscribes: signed, without an end, and without the e-mail address. */
export const unsubscribeToken = (
  hash: string,
  { unsubscribeSecret }: Pick<Config, 'unsubscribeSecret'>,
): string => `${hash}.${signatureOf(hash, unsubscribeSecret)}`;

/** The hash of the address that unsubscribes; null for what we have not signed. */
export const readUnsubscribeToken = (
  token: string,
  { unsubscribeSecret }: Pick<Config, 'unsubscribeSecret'>,
): string | null => {
  const [, hash = '', signature = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (hash === '') return null;
  const expected = Buffer.from(signatureOf(hash, unsubscribeSecret));
  return timingSafeEqual(Buffer.from(signature), expected) ? hash : null;
};
