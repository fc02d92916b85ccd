import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { type AdminCoupon, couponColumns, couponJoin } from './couponSql';

export const getCoupon: Handler<'getCoupon'> = async ({ path }) => {
  const [coupon] = await query<AdminCoupon>(
    'coupon',
    `select ${couponColumns} from user_coupons c ${couponJoin} where c.user_coupon_id = $1`,
    [path.id],
  );
  if (coupon === undefined) throw notFound();
  return { status: 200, body: coupon };
};
