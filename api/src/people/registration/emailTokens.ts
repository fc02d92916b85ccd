import { statement } from '../../platform/database/statement';
import { hashToken, newToken } from '../sessions/sessionStore';

export type TokenPurpose = 'activation' | 'contact';

export type EmailToken = {
  userId: number;
  email: string;
  purpose: TokenPurpose;
  expiresAt: Date;
  usedAt: Date | null;
};

const lasts = 24 * 3_600_000;

const emailTokenIssue = statement('email-token-issue')`
insert into email_tokens (token_hash, user_id, email, purpose, created_at, expires_at)
     values (:token, :userId, :email, :purpose, :now, :expiresAt)`;

/** Makes the token of a mailed link: it works once and for 24 hours. Only its hash is stored. */
export const issueEmailToken = async (
  userId: number,
  email: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await emailTokenIssue.run({
    token: hashToken(token),
    userId,
    email,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + lasts),
  });
  return token;
};

const emailTokenFind = statement('email-token-find')`
select user_id, email, purpose, expires_at, used_at from email_tokens where token_hash = :token`;

/** What a token stands for, used and expired ones too; null when it was never made. */
export const findEmailToken = async (token: string): Promise<EmailToken | null> => {
  const row = await emailTokenFind.maybe({ token: hashToken(token) });
  if (row === undefined) return null;
  const { user_id: userId, email, purpose, expires_at: expiresAt, used_at: usedAt } = row;
  return { userId, email, purpose, expiresAt, usedAt };
};

const emailTokenUse = statement('email-token-use')`
update email_tokens set used_at = :now where token_hash = :token and used_at is null returning user_id`;

/** Uses a token up. False when somebody was faster. */
export const useEmailToken = async (token: string, now: Date): Promise<boolean> =>
  (await emailTokenUse.all({ token: hashToken(token), now })).length > 0;

const emailTokenReturn = statement('email-token-return')`
update email_tokens set used_at = null where token_hash = :token`;

/** Gives a token back that was used for nothing, because the provider did not answer. */
export const returnEmailToken = async (token: string): Promise<void> => {
  await emailTokenReturn.run({ token: hashToken(token) });
};
