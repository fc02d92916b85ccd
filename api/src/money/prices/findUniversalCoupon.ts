import { cents, type UniversalCoupon } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

const universalCouponByCode = statement('universal-coupon-by-code')`
select universal_coupon_id, coupon_code, amount_cents::double precision as amount, percent::double precision as percent,
            starts_at, expires_at, array_append(makers, created_by) as "makers!"
       from universal_coupons where lower(coupon_code) = lower(:code)`;

/**
 * The universal coupon of a code, upper and lower case alike; null when there is none. It may not be valid now. `makers` have made, changed or
 * confirmed it, and cannot use it.
 */
export const findUniversalCoupon = async (
  code: string,
): Promise<(UniversalCoupon & { universalCouponId: number; makers: readonly number[] }) | null> => {
  const row = await universalCouponByCode.maybe({ code });
  if (row === undefined) return null;
  const { coupon_code, amount, percent, starts_at: startsAt, expires_at: expiresAt } = row;
  const head = {
    universalCouponId: row.universal_coupon_id,
    code: coupon_code,
    startsAt,
    expiresAt,
    makers: row.makers,
  };
  return amount === null
    ? { ...head, kind: 'percent', percent: percent ?? 0 }
    : { ...head, kind: 'fixed', amount: cents(amount) };
};
