import { couponInstant } from '@dispatch/contract';
import { changesOf } from '../../platform/settings/change';
import { record } from '../../platform/audit/audit';
import { eachRow } from '../../platform/call/eachRow';
import { type Handler, withoutTransaction } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { couponDateSql } from './couponCode';
import { lockCoupon, refuseFinal } from './couponSql';

const couponExpire = statement('coupon-expire')`
update user_coupons set expires_at = :now, version = version + 1, updated_at = :now where user_coupon_id = :id
returning ${couponDateSql('expires_at')} as "expirationDate!", version`;

/** Ends each of these coupons now, and tells its owner; one that has ended is left as it is. Its page gives it another day. */
export const expireCoupons: Handler<'expireCoupons'> = withoutTransaction((call) =>
  eachRow(call, async (id) => {
    const { now, session } = call;
    const coupon = await lockCoupon(id, now);
    if (coupon === undefined) throw notFound();
    refuseFinal(coupon);
    if (couponInstant(coupon.expirationDate) <= now) return 0;
    const { expirationDate, version } = await couponExpire.one({ id, now });
    await record({
      actor: session,
      action: 'coupon.save',
      subject: { type: 'coupon', id },
      details: changesOf(coupon, { expirationDate }),
    });
    await enqueue('mail-coupon', { userCouponId: id, about: 'expired', version });
    return 1;
  }),
);
