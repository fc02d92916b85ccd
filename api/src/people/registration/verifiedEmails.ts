import { cappedCountSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';

const verifiedSql = `
select okta_login as email, activated_at as verified_at, 0 as place
  from users where user_id = :userId and activated_at is not null
union all
select v.email, v.verified_at, 1 from verified_emails v
 where v.user_id = :userId and v.verified_at is not null
   and not exists (select from users u where u.user_id = :userId and u.activated_at is not null and u.okta_login = v.email)`;

const verifiedEmailsList = statement('verified-emails-list')`
select
  ${cappedCountSql(`select 1 from (${verifiedSql}) every_one`)} as "total!",
  coalesce((
    select json_agg(email) from (
      select email from (${verifiedSql}) every_one order by place, verified_at, email limit :limit offset :offset
    ) page
  ), '[]') as "emails!"`.as<{ emails: string[] }>();

/** One page of the addresses that an account has verified, its own activated one first, and how many there are. */
export const verifiedEmailsOf = async (
  userId: number,
  limit: number,
  offset: number,
): Promise<{ emails: string[]; total: number }> => {
  const page = await verifiedEmailsList.maybe({ userId, limit, offset });
  return page ?? { emails: [], total: 0 };
};
