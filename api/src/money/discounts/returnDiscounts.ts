import { cents } from '@dispatch/contract';
import { record, type Actor } from '../../platform/audit/audit';
import { statement } from '../../platform/database/statement';
import { writeLedger } from '../finance/ledger';
import { Order } from '../orders/Order';

const lotReturn = statement('lot-return')`
with use as (
  select coalesce(sum(amount_cents), 0)::integer as "share!" from ledger_entries
   where order_id = :orderId and bundle_lot_id = :bundleLotId and kind = 'lot-used'
)
update bundle_lots set used = used - 1, spent_cents = spent_cents - share from use where bundle_lot_id = :bundleLotId
returning share`;

const userCouponReturn = statement('user-coupon-return')`
update user_coupons set remaining_cents = remaining_cents + :userCouponCents,
       status = case status when 'used' then 'unused' else status end, updated_at = :at
 where user_coupon_id = :userCouponId`;

const universalAmount = statement('universal-amount')`
select -amount_cents as "amount!" from order_line_items where order_id = :orderId and type = 'universalCoupon'`;

/**
 * Gives back what has paid for a part of an order: the prepaid release to its lot, the amount to the user coupon, the
 * use of the universal coupon to the account. Once, however often it is called. In the transaction of the refund.
 */
export const returnDiscounts = async (orderId: number, actor: Actor, at: Date): Promise<void> => {
  const order = await Order.findByPk(orderId, { lock: true, rejectOnEmpty: true });
  if (order.discountsReturnedAt !== null) return;
  const { userId, bundleLotId, universalCouponId, userCouponId, userCouponCents } = order;
  if (bundleLotId === null && universalCouponId === null && userCouponId === null) return;
  if (bundleLotId !== null) {
    const lot = await lotReturn.maybe({ bundleLotId, orderId });
    const amount = cents(lot?.share ?? 0);
    await writeLedger([{ kind: 'lot-returned', userId, orderId, bundleLotId, quantity: 1, amount }], at);
  }
  if (universalCouponId !== null) {
    const line = await universalAmount.maybe({ orderId });
    const amount = cents(line?.amount ?? 0);
    await writeLedger([{ kind: 'coupon-returned', userId, orderId, universalCouponId, amount }], at);
  }
  if (userCouponId !== null && userCouponCents !== null) {
    await userCouponReturn.run({ userCouponId, userCouponCents, at });
    const amount = cents(userCouponCents);
    await writeLedger([{ kind: 'coupon-returned', userId, orderId, userCouponId, amount }], at);
  }
  await order.update({ discountsReturnedAt: at, changedAt: at });
  await record({
    actor,
    action: 'order.discounts-returned',
    subject: { type: 'order', id: orderId },
    details: { bundleLotId, universalCouponId, userCouponId, userCouponCents },
  });
};
