import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { lockCoupon, refuseFinal } from './couponSql';

const couponStatus = statement('coupon-status')`
update user_coupons set status = :status, version = version + 1, updated_at = :now where user_coupon_id = :id`;

/** Takes a coupon out of use. Who is paying with it is refused when the payment is captured; its owner is told. */
export const setCouponStatus: Handler<'setCouponStatus'> = async ({ path: { id }, body, session, now }) => {
  const coupon = await lockCoupon(id, now);
  if (coupon === undefined) throw notFound();
  refuseFinal(coupon);
  const { status } = body;
  await couponStatus.run({ id, status, now });
  await record({ actor: session, action: 'coupon.revoke', subject: { type: 'coupon', id } });
  await enqueue('mail-coupon', { userCouponId: id, about: 'revoked' });
  return { status: 200, body: { ...coupon, status, version: coupon.version + 1 } };
};
