import type { Cents } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { writeLedger } from '../finance/ledger';
import { tellOfOrder } from '../orders/orderEvents';
import { RefundRequest } from './RefundRequest';
import { refundableSql } from './refundSql';

export type RefundableOrder = {
  orderId: number;
  /** Whose order it is. */
  userId: number;
  refundable: Cents;
  isRecognized: boolean;
  isBundle: boolean;
};

const orderRefundable = statement('order-refundable')`
select o.user_id as "userId", ${refundableSql} as "refundable!", o.revenue_recognition_date is not null as "isRecognized!",
  o.purpose = 'bundle' as "isBundle!"
from orders o where o.order_id = :orderId`.as<{ refundable: Cents }>();

const orderLock = statement('order-lock')`select from orders where order_id = :orderId for update`;

/** Locks an order and reads what of it is refundable; null when it is absent. In the transaction of the caller. */
export const lockRefundableOrder = async (orderId: number): Promise<RefundableOrder | null> => {
  // Read after the lock is held: what somebody has asked for meanwhile counts.
  await orderLock.run({ orderId });
  const row = await orderRefundable.maybe({ orderId });
  return row === undefined ? null : { orderId, ...row };
};

/** Locks a request with its order; null when it is absent. In the transaction of the caller. */
export const lockRefundRequest = async (
  refundRequestId: number,
): Promise<{ request: RefundRequest; order: RefundableOrder } | null> => {
  const found = await RefundRequest.findByPk(refundRequestId);
  const order = found && (await lockRefundableOrder(found.orderId));
  return order && { request: await found.reload({ lock: true }), order };
};

const orderChangedStatement = statement('order-changed')`
update orders set changed_at = :now where order_id = :orderId`;

const orderChanged = (orderId: number, now: Date): Promise<unknown> =>
  orderChangedStatement.run({ orderId, now });

/** Writes a request down. The caller has locked its order. */
export const addRefundRequest = async (
  given: Pick<RefundRequest, 'orderId' | 'amountCents' | 'reason' | 'state'> & Partial<RefundRequest>,
  now: Date,
): Promise<number> => {
  const { refundRequestId } = await RefundRequest.create({ ...given, createdAt: now, changedAt: now });
  await orderChanged(given.orderId, now);
  return refundRequestId;
};

/** Changes a request that is locked, and with it the last change of its order. */
export const changeRefundRequest = async (
  request: RefundRequest,
  changes: Parameters<RefundRequest['update']>[0],
  now: Date,
): Promise<void> => {
  await request.update({ ...changes, changedAt: now });
  await orderChanged(request.orderId, now);
};

const orderOwner = statement('order-owner')`select user_id from orders where order_id = :orderId`;

/**
 * The money is back: the request, which is locked, the ledger, and the mail to the customer. Who was told of the refund
 * with the decision that it follows from hears of it again only when it comes by another way.
 */
export const noteRefunded = async (
  request: RefundRequest,
  changes: Pick<RefundRequest, 'transactionId'> & Partial<RefundRequest>,
  now: Date,
): Promise<void> => {
  await changeRefundRequest(request, { ...changes, state: 'approved', failure: null }, now);
  const { orderId, refundRequestId, amountCents: amount } = request;
  const order = await orderOwner.maybe({ orderId });
  if (order === undefined) throw new Error(`The order ${orderId} is not there.`);
  await writeLedger([{ kind: 'refund', userId: order.user_id, orderId, refundRequestId, amount }], now);
  await tellOfOrder(orderId, 'order.refunded', now);
  if (!request.isAutomatic || request.byHand) await enqueue('mail-refund', { refundRequestId });
};
