import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { couponDateSql } from './couponCode';

/** Owner, the present moment, the release that is being paid for or null, rows in a page, rows before it. */
const listMyCouponsStatement = statement('list-my-coupons')`
select
  (select count(*)::integer from user_coupons where user_id = :userId) as "total!",
  coalesce((
    select json_agg(page) from (
      select
        c.coupon_code as "couponCode",
        greatest(0, c.remaining_cents - coalesce((
          select sum(p.user_coupon_cents) from payments p
           where p.user_coupon_id = c.user_coupon_id and p.distribution_id is distinct from :distributionId?::integer
             and (p.state in ('capturing', 'canceling')
               or p.state in ('preparing', 'authorised') and p.user_coupon_until > :now::timestamptz)
        ), 0)) / 100::double precision as amount,
        upper(c.status) as status,
        ${couponDateSql('c.expires_at')} as "expirationDate"
      from user_coupons c where c.user_id = :userId
      order by c.expires_at, c.user_coupon_id
      limit :limit offset :offset
    ) page
  ), '[]')::text as "rows!"`;

/** What payments of other releases hold of a coupon is not shown as left. */
export const listMyCoupons: Handler<'listMyCoupons'> = async ({ query: asked, session, now }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(
    await listMyCouponsStatement.all({
      userId: session.userId,
      now,
      distributionId: asked.distributionId ?? null,
      limit,
      offset,
    }),
  );
};
