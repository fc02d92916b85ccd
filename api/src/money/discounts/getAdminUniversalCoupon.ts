import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { type AdminUniversalCoupon, universalCouponColumns } from './universalCouponSql';

export const getAdminUniversalCoupon: Handler<'getAdminUniversalCoupon'> = async ({ path }) => {
  const [coupon] = await query<AdminUniversalCoupon>(
    'universal-coupon',
    `select ${universalCouponColumns} from universal_coupons where universal_coupon_id = $1`,
    [path.id],
  );
  if (coupon === undefined) throw notFound();
  return { status: 200, body: coupon };
};
