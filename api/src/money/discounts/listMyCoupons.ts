import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { couponDateSql } from './couponCode';

/** Owner, the present moment, the release that is being paid for or null, rows in a page, rows before it. */
const listMyCouponsSql = `
select
  (select count(*)::integer from user_coupons where user_id = $1) as total,
  coalesce((
    select json_agg(page) from (
      select
        c.coupon_code as "couponCode",
        greatest(0, c.remaining_cents - coalesce((
          select sum(p.user_coupon_cents) from payments p
           where p.user_coupon_id = c.user_coupon_id and p.distribution_id is distinct from $3::integer
             and (p.state in ('capturing', 'canceling')
               or p.state in ('preparing', 'authorised') and p.user_coupon_until > $2::timestamptz)
        ), 0)) / 100::double precision as amount,
        upper(c.status) as status,
        ${couponDateSql('c.expires_at')} as "expirationDate"
      from user_coupons c where c.user_id = $1
      order by c.expires_at, c.user_coupon_id
      limit $4 offset $5
    ) page
  ), '[]')::text as rows`;

/** What payments of other releases hold of a coupon is not shown as left. */
export const listMyCoupons: Handler<'listMyCoupons'> = async ({ query: asked, session, now }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(
    await query<ListPage>('list-my-coupons', listMyCouponsSql, [
      session.userId,
      now,
      asked.distributionId ?? null,
      limit,
      offset,
    ]),
  );
};
