import { cents, type Cents, type DiscountLine, type LineItem, subtract, sum } from '@dispatch/contract';
import { record, type Actor } from '../../platform/audit/audit';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { type LedgerEntry, writeLedger } from '../finance/ledger';
import { Order } from '../orders/Order';
import { tellOfOrder } from '../orders/orderEvents';
import { OrderLineItem } from '../orders/OrderLineItem';
import type { Payment, PricedOrder, Purpose, Sources } from '../payments/Payment';
import type { LockedPurchase } from './lockedPurchase';

const lineOf = (line: LineItem<string> | DiscountLine) => {
  const [quantity, amountCents] =
    'quantity' in line ? [line.quantity, line.amount] : [1, subtract(cents(0), line.amount)];
  return {
    type: line.type as OrderLineItem['type'],
    description: line.description,
    quantity,
    amountCents,
  };
};

const lotUse = statement('lot-use')`
with lot as (
  select bundle_lot_id, (amount_cents - spent_cents) / greatest(quantity - used, 1) as "share!"
    from bundle_lots where bundle_lot_id = :bundleLotId for update
)
update bundle_lots set used = used + 1, spent_cents = spent_cents + share
  from lot where bundle_lots.bundle_lot_id = lot.bundle_lot_id
returning share`;

const userCouponUse = statement('user-coupon-use')`
update user_coupons set remaining_cents = remaining_cents - :userCouponCents,
       status = case when remaining_cents = :userCouponCents and status = 'unused' then 'used' else status end, updated_at = :now
 where user_coupon_id = :userCouponId`;

/** Takes what pays for a part of the order from its owner, and answers what the ledger says of it. */
const useSources = async (
  order: Order,
  { bundleLotId, universalCouponId, userCouponId, userCouponCents }: Sources,
  quote: PricedOrder['quote'],
): Promise<LedgerEntry[]> => {
  const { orderId, userId, createdDate: now } = order;
  const entries: LedgerEntry[] = [];
  if (bundleLotId !== null) {
    const lot = await lotUse.maybe({ bundleLotId });
    entries.push({
      kind: 'lot-used',
      userId,
      orderId,
      bundleLotId,
      quantity: 1,
      amount: cents(lot?.share ?? 0),
    });
  }
  if (universalCouponId !== null) {
    const taken = quote.discounts.find(({ type }) => type === 'universalCoupon');
    entries.push({
      kind: 'coupon-used',
      userId,
      orderId,
      universalCouponId,
      amount: taken?.amount ?? cents(0),
    });
  }
  if (userCouponId !== null && userCouponCents !== null) {
    await userCouponUse.run({ userCouponId, userCouponCents, now });
    entries.push({ kind: 'coupon-used', userId, orderId, userCouponId, amount: userCouponCents });
  }
  return entries;
};

const writeOrder = async (
  { userId, distributionId, now: at }: LockedPurchase,
  { purpose, quote, sources }: Ordered,
): Promise<Order> => {
  const { bundleLotId, universalCouponId, userCouponId, userCouponCents } = sources;
  const discountCents: Cents = sum(quote.discounts.map(({ amount }) => amount));
  const order = await Order.create({
    userId,
    distributionId,
    purpose,
    subtotalCents: quote.subtotal,
    discountCents,
    totalCents: quote.total,
    createdDate: at,
    changedAt: at,
    bundleLotId,
    universalCouponId,
    userCouponId,
    userCouponCents,
  });
  const lines = [...quote.items, ...quote.discounts].map(lineOf);
  await OrderLineItem.bulkCreate(
    lines.map((line, place) => ({ orderId: order.orderId, position: place + 1, ...line })),
  );
  return order;
};

/** What an order is made of: what was bought, its price, and what pays for a part of it. */
export type Ordered = Pick<PricedOrder, 'contents' | 'quote'> & { purpose: Purpose; sources: Sources };

/**
 * Writes the order with its lines, takes its lot and coupons, gives what was bought, and has the receipt mailed; the
 * ledger says so. In the transaction of the caller, who has locked what is sold. A release is paid once:
 * a second order of that purpose is refused by the database, and so is a universal coupon that this account has used.
 */
export const makeOrder = async (
  locked: LockedPurchase,
  ordered: Ordered,
  actor: Actor,
  payment: Pick<Payment, 'paymentId' | 'provider'> | null,
): Promise<Order> => {
  const { quote, sources, contents } = ordered;
  const order = await writeOrder(locked, ordered);
  const { orderId, userId, distributionId, createdDate } = order;
  const uses = await useSources(order, sources, quote);
  await writeLedger([{ kind: 'sale', userId, orderId, amount: quote.total }, ...uses], createdDate);
  await locked.deliver(contents, order, actor);
  await record({
    actor,
    action: 'order.paid',
    subject: { type: 'order', id: orderId },
    details: {
      distributionId,
      userId,
      totalCents: quote.total,
      ...(payment === null ? {} : { paymentId: payment.paymentId, provider: payment.provider }),
    },
  });
  await enqueue('send-receipt', { orderId });
  await tellOfOrder(orderId, 'order.paid', createdDate);
  return order;
};
