import { fractionOfPercent, message, printCouponDate, toDollars } from '@dispatch/contract';
import { type Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { findUniversalCoupon } from '../prices/findUniversalCoupon';

const universalCouponUsed = statement('universal-coupon-used')`
select from orders o join universal_coupons u using (universal_coupon_id)
        where o.user_id = :userId and lower(u.coupon_code) = lower(:code) and o.discounts_returned_at is null limit 1`;

const isUsed = async (userId: number, code: string): Promise<boolean> =>
  (await universalCouponUsed.all({ userId, code })).length > 0;

/** Whether it may be applied today is judged by its dates; one that this account has used is refused. */
export const getUniversalCoupon: Handler<'getUniversalCoupon'> = async ({
  query: { couponCode },
  session,
}) => {
  const coupon = await findUniversalCoupon(couponCode);
  if (coupon === null) throw problem(404, 'coupon-not-found', message('coupon-not-found'));
  if (coupon.makers.includes(session.userId))
    throw problem(409, 'coupon-own-made', message('coupon-own-made'));
  if (await isUsed(session.userId, coupon.code)) throw problem(409, 'coupon-used', message('coupon-used'));
  const { code, startsAt, expiresAt } = coupon;
  return {
    status: 200,
    body: {
      couponCode: code,
      isFixed: coupon.kind === 'fixed',
      amount: coupon.kind === 'fixed' ? toDollars(coupon.amount) : null,
      percent: coupon.kind === 'percent' ? fractionOfPercent(coupon.percent) : null,
      startDate: printCouponDate(startsAt),
      expirationDate: printCouponDate(expiresAt),
    },
  };
};
