import { message, sum } from '@dispatch/contract';
import { personBehind, record } from '../../audit';
import { type Call, withoutTransaction } from '../../call/handler';
import { notFound, problem, type Problem } from '../../call/problem';
import { inTransaction, query } from '../../database/database';
import { RefundRequest } from '../../models/RefundRequest';
import { endSubscriptions } from '../../payments/renewal';
import { type LockedLot, lockLots, refuseSpent, takeLots } from '../../refund/refundedLots';
import { addRefundRequest, changeRefundRequest, lockRefundableOrder } from '../../refund/refundRequests';
import { trySettling } from '../../refund/settleRefund';
import { readBundleOrder } from './bundleOrderSql';

type RefundCall = Call<'refundBundleOrder'>;

/** What the staff asks for here is refunded at once, so it says nothing more of why. */
const reason = 'Lines of a bundle order';

const ordersSql = 'select distinct order_id as id from bundle_lots where bundle_lot_id = any($1::integer[])';

/** The one order of these lines. Throws 404 where there is none, 409 for lines of several. */
const orderOf = async (lines: readonly number[]): Promise<number> => {
  const [order, other] = await query<{ id: number | null }>('lots-orders', ordersSql, [lines]);
  if (other !== undefined) throw problem(409, 'bundle-lines-mixed', message('bundle-lines-mixed'));
  if (order?.id == null) throw notFound();
  return order.id;
};

const failed = (why: string): Problem =>
  problem(409, 'bundle-refund-failed', message('bundle-refund-failed'), { errors: [why] });

/** A failed refund of these lines is not tried again: the new one takes its place. */
const rejectFailed = async (lots: readonly LockedLot[], decided: Partial<RefundRequest>): Promise<void> => {
  const ids = lots.flatMap(({ refundRequestId }) => refundRequestId ?? []);
  const requests = await RefundRequest.findAll({ where: { refundRequestId: ids, state: 'failed' } });
  for (const request of requests)
    await changeRefundRequest(request, { ...decided, state: 'rejected', failure: null });
};

const take = async ({
  body,
  session,
  now,
}: RefundCall): Promise<{ orderId: number; refundRequestId: number | null }> => {
  const orderId = await orderOf(body);
  const refundable = (await lockRefundableOrder(orderId))?.refundable ?? 0;
  const lots = await lockLots(body, notFound);
  refuseSpent(lots);
  const decided = { decidedBy: personBehind(session), decidedAt: now };
  await rejectFailed(lots, decided);
  const amountCents = sum(lots.map(({ amount }) => amount));
  if (amountCents > refundable) throw failed(message('refund-too-high'));
  const approved = { reason, state: 'underway', attempt: 1, requestedBy: decided.decidedBy } as const;
  const refundRequestId =
    amountCents === 0 ? null : await addRefundRequest({ ...approved, ...decided, orderId, amountCents });
  await takeLots(lots, refundRequestId);
  await endSubscriptions({ orderId }, session);
  await record({
    actor: session,
    action: 'bundle.refund',
    subject: { type: 'order', id: orderId },
    details: { bundles: lots.map(({ id }) => id), refundRequestId, amountCents },
  });
  return { orderId, refundRequestId };
};

/**
 * Gives back what was paid for lines of a bundle order, of which nothing was used, and takes their releases away: at
 * the provider at once, and by the job where this is cut short. A refusal of the provider is 409 with its words;
 * the lines have their releases again then.
 */
export const refundBundleOrder = withoutTransaction<'refundBundleOrder'>(async (call) => {
  const { orderId, refundRequestId } = await inTransaction(() => take(call));
  if (refundRequestId !== null) {
    await trySettling(refundRequestId, { payments: call.ports.payments, log: call.log });
    const { failure } = await RefundRequest.findByPk(refundRequestId, { rejectOnEmpty: true });
    if (failure !== null) throw failed(failure);
  }
  return { status: 200, body: await readBundleOrder(orderId) };
});
