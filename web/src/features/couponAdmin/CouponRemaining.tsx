import { couponHeld, type components } from '@dispatch/contract';
import { formatDollars } from '../../shared/formatting/price';

type Given = Pick<components['schemas']['AdminCoupon'], 'amount' | 'heldAmount'>;

/** What no order has spent of a coupon, and how much of it payments hold: its owner sees the difference. */
export function CouponRemaining({ coupon }: { coupon: Given }) {
  const held = couponHeld(coupon);
  return (
    <>
      <div>{formatDollars(coupon.amount)}</div>
      {held === null ? null : <div>{`of it ${held}`}</div>}
    </>
  );
}
