import { type Cents, cents } from '@dispatch/contract';
import type { Logger } from 'pino';
import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import {
  PaymentRefused,
  type PaymentsPort,
  PaymentsUnavailable,
  type RefundSubject,
} from '../../platform/ports/payments/paymentsPort';
import { type PaymentProviders, providerOf } from '../../platform/ports/payments/providers';
import { giveLotsBack } from './refundedLots';
import { changeRefundRequest, lockRefundRequest, noteRefunded } from './refundRequests';

type Outcome = { id: string; failure: null } | { id: null; failure: string };

const refundToSettle = statement('refund-to-settle')`
select q.attempt, q.amount_cents, p.intent_id as "intent_id!", p.reference, p.provider
from refund_requests q join payments p on p.order_id = q.order_id and p.state = 'captured'
where q.refund_request_id = :refundRequestId and q.state = 'underway'`;

/** Asks first whether the refund is there already. Null while the provider has not decided. */
const giveBack = async (
  payments: PaymentsPort,
  subject: RefundSubject,
  amount: Cents,
): Promise<Outcome | null> => {
  try {
    const { reference, refundRequestId, attempt } = subject;
    const key = `${reference}-refund-${refundRequestId}-${attempt}`;
    const refund = (await payments.findRefund(subject)) ?? (await payments.refund(subject, amount, key));
    if (refund.status === 'pending') return null;
    if (refund.status === 'done') return { id: refund.id, failure: null };
    return { id: null, failure: refund.message ?? 'The card provider gave no reason.' };
  } catch (error) {
    if (error instanceof PaymentRefused) return { id: null, failure: error.message };
    throw error;
  }
};

/**
 * Has the provider give back what is under way, once however often this runs, and notes what comes of it. May run at
 * the same time as others. Throws PaymentsUnavailable: then the request stays under way and is settled later.
 */
const settleRefund = async (
  refundRequestId: number,
  { payments, now }: { payments: PaymentProviders; now: Date },
): Promise<void> => {
  const asked = await refundToSettle.maybe({ refundRequestId });
  if (asked === undefined) return;
  const { attempt, intent_id: intentId, reference } = asked;
  const subject = { intentId, reference, refundRequestId, attempt };
  const outcome = await giveBack(providerOf(payments, asked), subject, cents(asked.amount_cents));
  if (outcome === null) return;
  await inTransaction(async () => {
    const request = (await lockRefundRequest(refundRequestId))?.request;
    if (request?.state !== 'underway' || request.attempt !== attempt) return;
    const failure = outcome.failure?.slice(0, 500);
    if (outcome.id === null) {
      await changeRefundRequest(request, { state: 'failed', failure }, now);
      await giveLotsBack(refundRequestId, now);
      await enqueue('mail-refund-request', { refundRequestId, hasFailed: true });
    } else await noteRefunded(request, { transactionId: outcome.id }, now);
    await record({
      actor: 'worker',
      action: outcome.id === null ? 'refund.failed' : 'refund.done',
      subject: { type: 'order', id: request.orderId },
      details: { refundRequestId, attempt },
    });
  });
};

const atOnce = 200;

/** Settles one; the provider's silence is for later. */
export const trySettling = async (
  refundRequestId: number,
  { log, ...settling }: { payments: PaymentProviders; log: Logger; now: Date },
): Promise<'settled' | 'silence'> => {
  try {
    await settleRefund(refundRequestId, settling);
    return 'settled';
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.warn({ err: error, refundRequestId }, 'this refund is settled later');
    return 'silence';
  }
};

const refundsUnderway = statement('refunds-underway')`
select q.refund_request_id, p.provider
from refund_requests q join payments p on p.order_id = q.order_id and p.state = 'captured'
where q.state = 'underway' order by q.changed_at, q.refund_request_id limit :atOnce`;

/** Finishes the refunds that are under way: those of refused releases, and what a crash or silence has interrupted. */
export const settleRefunds: JobHandler = async (_payload, { ports: { payments }, log, now }) => {
  const silent = new Set<string>();
  const underway = await refundsUnderway.all({ atOnce });
  for (const { refund_request_id: refundRequestId, provider } of underway) {
    // Who is silent now is asked again in a minute.
    if (silent.has(provider)) continue;
    if ((await trySettling(refundRequestId, { payments, log, now })) === 'silence') silent.add(provider);
  }
};

export const settleRefundsJob = {
  handler: settleRefunds,
  title: 'Give money back at the card provider',
  ...polling,
  expireInSeconds: 300,
  cron: '* * * * *',
} as const satisfies JobPlan;
