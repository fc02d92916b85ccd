import { type ActingPerson, personBehind, record } from '../../platform/audit/audit';
import { enqueue } from '../../platform/jobs/queue';
import { RefundRequest } from './RefundRequest';
import { returnDiscounts } from '../discounts/returnDiscounts';
import { addRefundRequest, changeRefundRequest, lockRefundableOrder } from './refundRequests';

/**
 * Gives back everything of an order for which nothing is delivered, prepaid release and coupons included. An approved
 * request of its own takes the place of those that staff have asked for and not decided, and a job has the provider
 * pay. It names who has decided that nothing is delivered. In the transaction of the caller, who tells the customer.
 * Once: what has nothing left gives nothing more back.
 */
export const refundOrder = async (
  orderId: number,
  { reason, actor, now }: { reason: string; actor: ActingPerson; now: Date },
): Promise<void> => {
  if ((await lockRefundableOrder(orderId)) === null) throw new Error(`The order ${orderId} is not there.`);
  const person = personBehind(actor);
  const decided = { decidedBy: person, decidedAt: now };
  await returnDiscounts(orderId, actor, now);
  const waiting = await RefundRequest.findAll({ where: { orderId, state: ['requested', 'failed'] } });
  for (const request of waiting) {
    const rejectionReason = 'The whole order is refunded instead.';
    await changeRefundRequest(
      request,
      { ...decided, state: 'rejected', failure: null, rejectionReason },
      now,
    );
    const { refundRequestId, isAutomatic } = request;
    if (!isAutomatic) await enqueue('mail-refund-request', { refundRequestId });
  }
  const amountCents = (await lockRefundableOrder(orderId))?.refundable ?? 0;
  if (amountCents <= 0) return;
  const refundRequestId = await addRefundRequest(
    {
      ...decided,
      orderId,
      amountCents: amountCents as RefundRequest['amountCents'],
      reason,
      state: 'underway',
      isAutomatic: true,
      requestedBy: person,
      attempt: 1,
    },
    now,
  );
  await record({
    actor,
    action: 'refund.automatic',
    subject: { type: 'order', id: orderId },
    details: { refundRequestId, amountCents },
  });
  await enqueue('settle-refunds', {});
};
