import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { universalCouponColumns } from './universalCouponSql';

const universalCoupon = statement('universal-coupon')`
select ${universalCouponColumns} from universal_coupons where universal_coupon_id = :id`;

export const getAdminUniversalCoupon: Handler<'getAdminUniversalCoupon'> = async ({ path }) => {
  const coupon = await universalCoupon.maybe({ id: path.id });
  if (coupon === undefined) throw notFound();
  return { status: 200, body: coupon };
};
