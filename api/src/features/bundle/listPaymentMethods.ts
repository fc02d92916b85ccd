import type { Handler } from '../../call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../call/listPage';
import { query } from '../../database/database';
import { instantSql } from '../../models/releaseSql';

/** Owner, the present moment, rows in a page, rows before it. */
const sql = `
select
  (select count(*)::integer from payment_methods where user_id = $1) as total,
  coalesce((
    select json_agg(page) from (
      select m.payment_method_id as id, s.name, m.brand, m.last_four as "lastFour",
        to_char(make_date(m.expiry_year, m.expiry_month, 1), 'MM/YY') as expiration,
        make_date(m.expiry_year, m.expiry_month, 1) < date_trunc('month', $2::timestamptz at time zone 'UTC')
          as "isExpired",
        s.name is not null as "renewsSubscription",
        ${instantSql('m.saved_at')} as "savedAt"
      from payment_methods m
      left join lateral (
        select name from subscriptions
         where payment_method_id = m.payment_method_id and ended_at is null
         order by subscription_id desc limit 1
      ) s on true
      where m.user_id = $1
      order by m.payment_method_id desc
      limit $3 offset $4
    ) page
  ), '[]')::text as rows`;

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ query: asked, session, now }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('list-payment-methods', sql, [session.userId, now, limit, offset]));
};
