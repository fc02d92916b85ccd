import { message } from '@dispatch/contract';
import { personBehind, record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { RefundRequest } from './RefundRequest';
import { refuseOwnBenefit } from '../approvals/ownBenefit';
import { takeLotsAgain } from './refundedLots';
import { changeRefundRequest, lockRefundRequest, noteRefunded } from './refundRequests';
import { refuseOwn } from '../approvals/refuseOwn';
import { trySettling } from './settleRefund';
import { readRefundRequest, refuseTooMuch } from './refundDecision';

type DecisionCall = Pick<Call<'setRefundStatus'>, 'body' | 'session' | 'now'>;

const decide = async ({ body, session, now }: DecisionCall): Promise<void> => {
  const { orderRefundRequestId: refundRequestId, status } = body;
  const found = await lockRefundRequest(refundRequestId);
  if (found === null) throw notFound();
  const { request, order } = found;
  const { state } = request;
  if (state !== 'requested' && state !== 'failed')
    throw problem(409, 'refund-decided', message('refund-decided'));
  const decided = { decidedBy: personBehind(session), decidedAt: now };
  const transactionId = body.refundTransactionId?.trim() ?? '';
  const byHand = body.refundedByHand ?? transactionId !== '';
  if (status === 'rejected') {
    const rejectionReason = body.rejection?.reason.trim() || null;
    await changeRefundRequest(
      request,
      { ...decided, state: 'rejected', failure: null, rejectionReason },
      now,
    );
  } else {
    refuseOwnBenefit(session, [order.userId]);
    // An automatic one follows from a rule: whoever refused the release may have it tried again.
    if (!request.isAutomatic) await refuseOwn(request.requestedBy, decided.decidedBy, 'refund-own');
    if (state === 'failed') {
      refuseTooMuch(order, request.amountCents);
      await takeLotsAgain(refundRequestId, now);
    }
    await (byHand
      ? noteRefunded(request, { ...decided, byHand, transactionId }, now)
      : changeRefundRequest(
          request,
          {
            ...decided,
            state: 'underway',
            attempt: request.attempt + 1,
            failure: null,
          },
          now,
        ));
  }
  if (!request.isAutomatic) await enqueue('mail-refund-request', { refundRequestId });
  await record({
    actor: session,
    action: status === 'rejected' ? 'refund.reject' : 'refund.approve',
    subject: { type: 'order', id: request.orderId },
    details: { refundRequestId, from: state, to: request.state, attempt: request.attempt },
  });
};

/**
 * Decides on a refund. What is approved is given back at the provider at once, and by the job where this is cut
 * short. A refusal of the provider is 409 with its words; the request has failed then, and may be tried again.
 */
export const setRefundStatus = withoutTransaction<'setRefundStatus'>(async (call) => {
  const { orderRefundRequestId } = call.body;
  await inTransaction(() => decide(call));
  await trySettling(orderRefundRequestId, { payments: call.ports.payments, log: call.log, now: call.now });
  const { failure } = await RefundRequest.findByPk(orderRefundRequestId, { rejectOnEmpty: true });
  if (failure !== null)
    throw problem(409, 'refund-update-failed', message('refund-update-failed'), { errors: [failure] });
  return { status: 200, body: await readRefundRequest(orderRefundRequestId) };
});
