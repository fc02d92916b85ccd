import { createHash, randomBytes } from 'node:crypto';
import { statement } from '@dispatch/api/statement';

/** What a mailed link is for: the first password of an account, or a new one. */
export type LinkPurpose = 'activation' | 'reset';

const hours = { activation: 168, reset: 1 } as const;

export const resetLifetime = 'one hour';

const adding = statement('identity-add-password-link')`
with expired as (delete from identity.password_links where expires_at <= :now)
insert into identity.password_links (token_hash, account_id, purpose, expires_at)
  values (:hash, :accountId, :purpose, :expiresAt)`;

const finding = statement('identity-password-link')`
select account_id as "accountId", purpose from identity.password_links where token_hash = :hash and expires_at > :now`;

const taking = statement('identity-take-password-link')`
delete from identity.password_links where token_hash = :hash and expires_at > :now
  returning account_id as "accountId", purpose`;

const ending = statement('identity-end-password-links')`
delete from identity.password_links where account_id = :accountId`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Answers the secret end of the link's address. */
export const addPasswordLink = async (
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + hours[purpose] * 3_600_000);
  await adding.run({ hash: hashOf(token), accountId, purpose, expiresAt, now });
  return token;
};

/** Whose link it is and what for; undefined when it was used or has expired. */
export const findPasswordLink = (
  token: string,
  now: Date,
): Promise<{ accountId: string; purpose: LinkPurpose } | undefined> =>
  finding.maybe({ hash: hashOf(token), now });

/** Spends a link, once for all who try at the same time, and all others of its account: an older mail undoes nothing. */
export const takePasswordLink = async (
  token: string,
  now: Date,
): Promise<{ accountId: string; purpose: LinkPurpose } | undefined> => {
  const taken = await taking.maybe({ hash: hashOf(token), now });
  if (taken !== undefined) await ending.run({ accountId: taken.accountId });
  return taken;
};
