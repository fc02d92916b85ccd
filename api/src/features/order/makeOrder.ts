import { cents, type DiscountLine, type LineItem, subtract, sum } from '@dispatch/contract';
import { record, type Actor } from '../../audit';
import { now } from '../../clock';
import { query } from '../../database/database';
import { enqueue } from '../../jobs/queue';
import { Order } from '../../models/Order';
import { OrderLineItem } from '../../models/OrderLineItem';
import type { PricedOrder } from '../../models/Payment';
import type { Release } from '../../models/Release';

export type PaidOrder = { OrderNumber: number; ProcessorTransactionID: string | null };

export const paidOrder = async (distributionId: number): Promise<PaidOrder | null> => {
  const [row] = await query<{ order_number: number; charge_id: string | null }>(
    'paid-order',
    `select o.order_number, p.charge_id
       from orders o left join payments p on p.order_id = o.order_id and p.state = 'captured'
      where o.distribution_id = $1 and o.purpose = 'release'`,
    [distributionId],
  );
  return row === undefined ? null : { OrderNumber: row.order_number, ProcessorTransactionID: row.charge_id };
};

const lineOf = (line: LineItem | DiscountLine) =>
  'quantity' in line
    ? { ...line, amountCents: line.amount }
    : { ...line, quantity: 1, amountCents: subtract(cents(0), line.amount) };

/**
 * Writes the order of a release with its lines, marks the release as paid, and has the receipt mailed. In the
 * transaction of the caller, who has locked the release. A release has one order of this kind: a second one is
 * refused by the database.
 */
export const makeOrder = async (
  release: Release,
  { quote }: PricedOrder,
  actor: Actor,
  payment: { paymentId: number; provider: string } | null,
): Promise<Order> => {
  const { distributionId, userId } = release;
  const at = now();
  const order = await Order.create({
    userId,
    distributionId,
    purpose: 'release',
    subtotalCents: quote.subtotal,
    discountCents: sum(quote.discounts.map(({ amount }) => amount)),
    totalCents: quote.total,
    createdDate: at,
  });
  const { orderId } = order;
  await OrderLineItem.bulkCreate(
    [...quote.items, ...quote.discounts]
      .map(lineOf)
      .map(({ type, description, quantity, amountCents }, place) => ({
        orderId,
        position: place + 1,
        type,
        description,
        quantity,
        amountCents,
      })),
  );
  await release.update({ paidAt: at, firstOrderId: orderId });
  await record({
    actor,
    action: 'order.paid',
    subject: { type: 'order', id: orderId },
    details: { distributionId, userId, totalCents: quote.total, ...payment },
  });
  await enqueue('send-receipt', { orderId });
  return order;
};
