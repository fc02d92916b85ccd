import { statement } from '../../platform/database/statement';

const verifiedEmailRemember = statement('verified-email-remember')`
insert into verified_emails (user_id, email, verified_at) values (:userId, lower(:email), :now)
     on conflict (user_id, email) do update set verified_at = coalesce(verified_emails.verified_at, excluded.verified_at)`;

/** Keeps that an address was verified, now or before. */
export const rememberVerified = async (userId: number, email: string, now: Date): Promise<void> => {
  await verifiedEmailRemember.run({ userId, email, now });
};

const verifiedEmailAsk = statement('verified-email-ask')`
insert into verified_emails (user_id, email) values (:userId, lower(:email)) on conflict (user_id, email) do nothing`;

/** Keeps that somebody was asked to verify an address, so that staff sees which ones wait. */
export const rememberAsked = async (userId: number, email: string): Promise<void> => {
  await verifiedEmailAsk.run({ userId, email });
};
