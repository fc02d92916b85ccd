import { query } from '../../platform/database/database';

/** Keeps that an address was verified, now or before. */
export const rememberVerified = async (userId: number, email: string, now: Date): Promise<void> => {
  await query(
    'verified-email-remember',
    `insert into verified_emails (user_id, email, verified_at) values ($1, lower($2), $3)
     on conflict (user_id, email) do update set verified_at = coalesce(verified_emails.verified_at, excluded.verified_at)`,
    [userId, email, now],
  );
};

/** Keeps that somebody was asked to verify an address, so that staff sees which ones wait. */
export const rememberAsked = async (userId: number, email: string): Promise<void> => {
  await query(
    'verified-email-ask',
    `insert into verified_emails (user_id, email) values ($1, lower($2)) on conflict (user_id, email) do nothing`,
    [userId, email],
  );
};
