import { cappedCountSql } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';

const verifiedSql = `
select okta_login as email, activated_at as verified_at, 0 as place
  from users where user_id = $1 and activated_at is not null
union all
select v.email, v.verified_at, 1 from verified_emails v
 where v.user_id = $1 and v.verified_at is not null
   and not exists (select from users u where u.user_id = $1 and u.activated_at is not null and u.okta_login = v.email)`;

const pageSql = `
select
  ${cappedCountSql(`select 1 from (${verifiedSql}) every_one`)} as total,
  coalesce((
    select json_agg(email) from (
      select email from (${verifiedSql}) every_one order by place, verified_at, email limit $2 offset $3
    ) page
  ), '[]') as emails`;

/** One page of the addresses that an account has verified, its own activated one first, and how many there are. */
export const verifiedEmailsOf = async (
  userId: number,
  limit: number,
  offset: number,
): Promise<{ emails: string[]; total: number }> => {
  const [page] = await query<{ emails: string[]; total: number }>('verified-emails-list', pageSql, [
    userId,
    limit,
    offset,
  ]);
  return page ?? { emails: [], total: 0 };
};
