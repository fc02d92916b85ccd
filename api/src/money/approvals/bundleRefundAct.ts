import { message, packageTraits, releasesIn, sum } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { notFound, problem, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { RefundRequest } from '../refunds/RefundRequest';
import { endSubscriptions } from '../bundles/renewalPurpose';
import { type LockedLot, lockLots, refuseSpent, takeLots } from '../refunds/refundedLots';
import { addRefundRequest, changeRefundRequest, lockRefundableOrder } from '../refunds/refundRequests';
import { type Act, approvedDetails, type Doer } from './act';

/** What the staff asks for here is refunded at once, so it says nothing more of why. */
const reason = 'Lines of a bundle order';

const lotsOrders = statement('lots-orders')`
select distinct order_id as id from bundle_lots where bundle_lot_id = any(:lines::integer[])`;

/** The one order of these lines. Throws 404 where there is none, 409 for lines of several. */
const orderOf = async (lines: readonly number[]): Promise<number> => {
  const [order, other] = await lotsOrders.all({ lines });
  if (other !== undefined) throw problem(409, 'bundle-lines-mixed', message('bundle-lines-mixed'));
  if (order?.id == null) throw notFound();
  return order.id;
};

/** The 409 of a refund that the provider, or what is left of the order, does not allow. */
export const bundleRefundFailed = (why: string): Problem =>
  problem(409, 'bundle-refund-failed', message('bundle-refund-failed'), { errors: [why] });

/** A failed refund of these lines is not tried again: the new one takes its place. */
const rejectFailed = async (
  lots: readonly LockedLot[],
  decided: Partial<RefundRequest>,
  now: Date,
): Promise<void> => {
  const ids = lots.flatMap(({ refundRequestId }) => refundRequestId ?? []);
  const requests = await RefundRequest.findAll({ where: { refundRequestId: ids, state: 'failed' } });
  for (const request of requests)
    await changeRefundRequest(request, { ...decided, state: 'rejected', failure: null }, now);
};

/** The lines, locked and not spent, with what was paid for them. */
const linesToRefund = async (body: readonly number[]) => {
  const orderId = await orderOf(body);
  const refundable = (await lockRefundableOrder(orderId))?.refundable ?? 0;
  const lots = await lockLots(body, notFound);
  refuseSpent(lots);
  return { orderId, refundable, lots, amountCents: sum(lots.map(({ amount }) => amount)) };
};

const take = async (
  body: readonly number[],
  doer: Doer,
): Promise<{ orderId: number; refundRequestId: number | null }> => {
  const { actor, askedBy, approval, now } = doer;
  const { orderId, refundable, lots, amountCents } = await linesToRefund(body);
  const decided = { decidedBy: approval?.confirmedBy ?? askedBy, decidedAt: now };
  await rejectFailed(lots, decided, now);
  if (amountCents > refundable) throw bundleRefundFailed(message('refund-too-high'));
  const approved = { reason, state: 'underway', attempt: 1, requestedBy: askedBy } as const;
  const refundRequestId =
    amountCents === 0 ? null : await addRefundRequest({ ...approved, ...decided, orderId, amountCents }, now);
  await takeLots(lots, refundRequestId, now);
  if (refundRequestId === null)
    for (const { id: bundleLotId, quantity, expired } of lots)
      if (quantity > expired)
        await enqueue('mail-bundle', {
          bundleLotId,
          about: 'less',
          added: quantity - expired,
          change: 'taken',
        });
  await endSubscriptions({ orderId }, actor, now);
  await record({
    actor,
    action: 'bundle.refund',
    subject: { type: 'order', id: orderId },
    details: { bundles: lots.map(({ id }) => id), refundRequestId, amountCents, ...approvedDetails(doer) },
  });
  return { orderId, refundRequestId };
};

/** Takes the releases of lines away for which their money goes back; that is settled after the transaction. */
export const bundleRefundAct: Act<'bundleRefund'> = {
  weigh: async (body) => {
    const { orderId, lots, amountCents } = await linesToRefund(body);
    const lines = lots.map(
      ({ packageId, quantity }) => `${packageTraits[packageId].name}, ${releasesIn(quantity)}`,
    );
    return {
      owners: lots.map(({ userId }) => userId),
      subjectId: orderId,
      worth: amountCents,
      percent: null,
      what: `Refund of bundle order ${orderId}: ${lines.join('; ')}`.slice(0, 500),
      reason: '',
    };
  },
  carryOut: take,
  subjectOf: ({ orderId }) => orderId,
};
