import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { couponDateSql } from './couponCode';
import { couponHeldSql, couponRestSql, paymentOfReleaseSql } from './couponRest';
import { dollarsSql } from '../../platform/database/dollarsSql';

const ownPayment = paymentOfReleaseSql({ release: ':distributionId?::integer', user: ':userId' });

/** Owner, the present moment, the release that is being paid for or null, rows in a page, rows before it. */
const listMyCouponsStatement = statement('list-my-coupons')`
select
  (select count(*)::integer from user_coupons where user_id = :userId) as "total!",
  ${pageRowsSql(`
    select
      c.coupon_code as "couponCode",
      ${dollarsSql(couponRestSql({ now: ':now', own: 'payment.own' }))} as amount,
      ${dollarsSql(couponHeldSql({ now: ':now', own: 'payment.own' }))} as "heldAmount",
      upper(c.status) as status,
      ${couponDateSql('c.expires_at')} as "expirationDate"
    from user_coupons c, (select ${ownPayment} as own) payment
    where c.user_id = :userId
    order by c.expires_at, c.user_coupon_id
    limit :limit offset :offset`)} as "rows!"`;

/** What other payments than that of the release hold of a coupon is not shown as left. */
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
