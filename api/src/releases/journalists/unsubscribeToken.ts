import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/settings/config';

/** What a link in a mail ends: press releases to a journalist, or the analytics of the releases whose contact somebody is. */
const mailKinds = ['unsubscribe', 'analytics'] as const;
export type MailKind = (typeof mailKinds)[number];

type Secret = Pick<Config, 'unsubscribeSecret'>;

const signatureOf = (kind: MailKind, hash: string, { unsubscribeSecret }: Secret): string =>
  createHmac('sha256', unsubscribeSecret).update(`${kind}:${hash}`).digest('base64url');

/** The end of the address at which somebody unsubscribes: signed, without an end, and without the e-mail address. */
export const unsubscribeToken = (hash: string, secret: Secret, kind: MailKind = 'unsubscribe'): string =>
  `${hash}.${signatureOf(kind, hash, secret)}`;

/** The hash of the address that unsubscribes, and from what; null for what we have not signed. */
export const readUnsubscribeToken = (
  token: string,
  secret: Secret,
): { addressHash: string; kind: MailKind } | null => {
  const [, addressHash = '', signature = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (addressHash === '') return null;
  const given = Buffer.from(signature);
  const kind = mailKinds.find((one) =>
    timingSafeEqual(given, Buffer.from(signatureOf(one, addressHash, secret))),
  );
  return kind === undefined ? null : { addressHash, kind };
};
