import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { couponColumns, couponJoin } from './couponSql';

const couponStatement = statement('coupon')`
select ${couponColumns} from user_coupons c ${couponJoin} where c.user_coupon_id = :id`;

export const getCoupon: Handler<'getCoupon'> = async ({ path, now }) => {
  const coupon = await couponStatement.maybe({ id: path.id, now });
  if (coupon === undefined) throw notFound();
  return { status: 200, body: coupon };
};
