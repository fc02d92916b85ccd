import { query } from '../../database/database';

/** Remembers that the owner of an address has followed our link, for this account. */
export const rememberVerified = async (userId: number, email: string, now: Date): Promise<void> => {
  await query(
    'verified-email-remember',
    `insert into verified_emails (user_id, email, verified_at) values ($1, lower($2), $3)
     on conflict (user_id, email) do nothing`,
    [userId, email, now],
  );
};

/** The addresses that an account has verified, its own activated one first. At most 200. */
export const verifiedEmailsOf = async (userId: number): Promise<string[]> => {
  const rows = await query<{ email: string }>(
    'verified-emails-list',
    `select email from (
       select lower(email) as email, activated_at as verified_at, 0 as place
         from users where user_id = $1 and activated_at is not null
       union all
       select v.email, v.verified_at, 1 from verified_emails v
        where v.user_id = $1
          and not exists (select from users u where u.user_id = $1 and u.activated_at is not null and lower(u.email) = v.email)
     ) as all_of_them order by place, verified_at, email limit 200`,
    [userId],
  );
  return rows.map(({ email }) => email);
};
