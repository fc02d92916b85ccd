import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { query } from '../../database/database';
import { type AdminUniversalCoupon, universalCouponColumns } from '../../giving/universalCouponSql';

export const getAdminUniversalCoupon: Handler<'getAdminUniversalCoupon'> = async ({ path }) => {
  const [coupon] = await query<AdminUniversalCoupon>(
    'universal-coupon',
    `select ${universalCouponColumns} from universal_coupons where universal_coupon_id = $1`,
    [path.id],
  );
  if (coupon === undefined) throw notFound();
  return { status: 200, body: coupon };
};
