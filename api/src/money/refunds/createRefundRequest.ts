import { fromDollars, message, whyNoRefund } from '@dispatch/contract';
import { personBehind, record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { enqueue } from '../../platform/jobs/queue';
import { problem } from '../../platform/call/problem';
import { refuseOwnBenefit } from '../approvals/ownBenefit';
import { addRefundRequest, lockRefundableOrder } from './refundRequests';
import { readRefundRequest, refuseTooMuch } from './refundDecision';

/** Asks for money of an order to be given back; somebody else decides, and hears of it. */
export const createRefundRequest: Handler<'createRefundRequest'> = async ({ body, session, now }) => {
  const { orderId, reason, note } = body;
  const order = await lockRefundableOrder(orderId);
  if (order === null) throw problem(404, 'order-missing', message('order-missing'));
  // Of a bundle order single lines are refunded, and their releases taken away: refundBundleOrder.
  const why = order.isBundle ? 'refund-not-allowed' : whyNoRefund(session.group, order);
  if (why === 'refund-not-allowed') throw problem(403, why, message(why));
  refuseOwnBenefit(session, [order.userId]);
  const amountCents = fromDollars(body.amount);
  refuseTooMuch(order, amountCents);
  const refundRequestId = await addRefundRequest(
    {
      orderId,
      amountCents,
      reason,
      note: note?.trim() ?? '',
      state: 'requested',
      requestedBy: personBehind(session),
    },
    now,
  );
  await record({
    actor: session,
    action: 'refund.request',
    subject: { type: 'order', id: orderId },
    details: { refundRequestId, amountCents, isRecognized: order.isRecognized },
  });
  await enqueue('mail-refund-request', { refundRequestId });
  return { status: 201, body: await readRefundRequest(refundRequestId) };
};
