import { cents } from '@dispatch/contract';
import type Stripe from 'stripe';
import { inTime } from '../patience';
import type { BookedRefund, PaymentsPort, RefundSubject } from './paymentsPort';
import { translated } from './stripeErrors';
import { idOf } from './stripeIntent';

/** A status that is not known counts as pending: it is asked about again. */
const statuses: Record<string, BookedRefund['status']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const metadataOf = ({ reference, refundRequestId, attempt }: RefundSubject): Stripe.MetadataParam => ({
  reference,
  refundRequestId: String(refundRequestId),
  attempt: String(attempt),
});

const fromStripe = ({ id, status, amount, failure_reason, ...refund }: Stripe.Refund): BookedRefund => ({
  id,
  status: statuses[status ?? ''] ?? 'pending',
  amount: cents(amount),
  message: failure_reason?.replaceAll('_', ' ') ?? null,
  intentId: idOf(refund.payment_intent),
  reference: refund.metadata?.['reference'] ?? null,
  refundRequestId: Number(refund.metadata?.['refundRequestId']) || null,
  attempt: Number(refund.metadata?.['attempt']) || null,
});

const read = (row: Stripe.Refund): BookedRefund[] => [fromStripe(row)];

const pageSize = 100;

/** The part of Stripe that gives money back and shows what was taken and given back. */
export const stripeBooks = ({
  refunds,
  charges,
}: Stripe): Pick<PaymentsPort, 'refund' | 'findRefund' | 'listCharges' | 'listRefunds'> => {
  const page = async <Row extends { id: string }, Entry>(
    answer: Promise<Stripe.ApiList<Row>>,
    read: (row: Row) => Entry[],
  ) => {
    const { data, has_more } = await translated(inTime(answer));
    return { entries: data.flatMap(read), next: has_more ? (data.at(-1)?.id ?? null) : null };
  };
  const asked = (since: Date, after: string | null) => ({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: pageSize,
    starting_after: after ?? undefined,
  });
  return {
    refund: (subject, amount, key) =>
      translated(
        inTime(
          refunds.create(
            { payment_intent: subject.intentId, amount, metadata: metadataOf(subject) },
            { idempotencyKey: key },
          ),
        ).then(fromStripe),
      ),
    findRefund: async ({ intentId, reference, refundRequestId, attempt }) => {
      // The newest hundred of one payment: what is asked for was made moments ago, if it was.
      const { entries } = await page(refunds.list({ payment_intent: intentId, limit: pageSize }), read);
      const own = entries.filter(
        (refund) => refund.reference === reference && refund.refundRequestId === refundRequestId,
      );
      return (
        own.find(({ status }) => status !== 'failed') ??
        own.find((refund) => refund.attempt === attempt) ??
        null
      );
    },
    listCharges: (since, after) =>
      page(charges.list(asked(since, after)), (row: Stripe.Charge) =>
        row.paid && row.captured
          ? [{ id: row.id, intentId: idOf(row.payment_intent), amount: cents(row.amount_captured) }]
          : [],
      ),
    listRefunds: (since, after) => page(refunds.list(asked(since, after)), read),
  };
};
