import { createHmac, timingSafeEqual } from 'node:crypto';
import { number, object, string } from 'yup';
import type { Config } from '../../platform/settings/config';
import { type FollowKind, followKinds } from './followKinds';

type Secret = Pick<Config, 'unsubscribeSecret'>;

const signed = (purpose: string, text: string, { unsubscribeSecret }: Secret): string =>
  `${text}.${createHmac('sha256', unsubscribeSecret).update(`${purpose}:${text}`).digest('base64url')}`;

/** What was signed for this purpose; null for anything else. */
const read = (purpose: string, token: string, secret: Secret): string | null => {
  const text = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const expected = Buffer.from(signed(purpose, text, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
};

/** The end of the address at which somebody sees and changes what they follow. Without an end, and without their address. */
export const followerToken = (followerId: number, secret: Secret): string =>
  signed('follower', String(followerId), secret);

/** Null for what we have not signed. */
export const readFollowerToken = (token: string, secret: Secret): number | null => {
  const text = read('follower', token, secret);
  return text === null ? null : Number(text);
};

/** What somebody asks to follow: nothing is kept of it until they confirm it from their mailbox. */
export type FollowWish = { email: string; kind: FollowKind; key: string };

const day = 86_400_000;
/** So long a link that confirms works. */
const confirmedWithin = 3 * day;

const wish = object({
  email: string().required(),
  kind: string().oneOf(followKinds).required(),
  key: string().required(),
  until: number().required(),
});

export const confirmToken = (asked: FollowWish, now: Date, secret: Secret): string => {
  const text = JSON.stringify({ ...asked, until: now.getTime() + confirmedWithin });
  return signed('follow', Buffer.from(text).toString('base64url'), secret);
};

/** Null for what we have not signed, or too long ago. */
export const readConfirmToken = (token: string, now: Date, secret: Secret): FollowWish | null => {
  const text = read('follow', token, secret);
  if (text === null) return null;
  const { email, kind, key, until } = wish.validateSync(
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  return until < now.getTime() ? null : { email, kind, key };
};
