import { cents } from '@dispatch/contract';
import { now } from '../../settings/clock';
import type { AskPayPal } from './paypalCalls';
import {
  fromMoney,
  type Money,
  type PayPalOrder,
  type PayPalRefund,
  readCustomId,
  toMoney,
} from './paypalOrder';
import {
  type BookPage,
  type PaymentsPort,
  PaymentRefused,
  type Refund,
  type RefundSubject,
} from './paymentsPort';

type Transaction = {
  transaction_id: string;
  transaction_status: string;
  transaction_amount: Money;
  custom_field?: string;
};
type Report = { transaction_details?: { transaction_info: Transaction }[]; total_pages?: number };

/** Kinds of transactions in PayPal's reports. */
const kinds = { payment: 'T0006', refund: 'T1107' } as const;
const longestReport = 31 * 24 * 3_600_000;
const pageSize = 500;

/** A status that is not known counts as pending: it is asked about again. */
const refunds: Record<string, Refund['status']> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};
const reported: Record<string, Refund['status']> = { S: 'done', D: 'failed', V: 'failed' };

const keyOf = ({ reference, refundRequestId, attempt }: RefundSubject): string =>
  [reference, refundRequestId, attempt].join(':');

const readKey = (text: string | undefined) => {
  const [reference, request, attempt] = text?.split(':') ?? [];
  const [refundRequestId, tried] = [Number(request) || null, Number(attempt) || null];
  return tried === null || refundRequestId === null
    ? { reference: readCustomId(text)?.reference ?? null, refundRequestId: null, attempt: null }
    : { reference: reference ?? null, refundRequestId, attempt: tried };
};

const fromPayPal = ({ id, status, amount, status_details }: PayPalRefund): Refund => ({
  id,
  status: refunds[status] ?? 'pending',
  amount: fromMoney(amount),
  message: status_details?.reason?.replaceAll('_', ' ').toLowerCase() ?? null,
});

const withoutFraction = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** The part of PayPal that gives money back and shows what was taken and given back, some hours later. */
export const paypalBooks = (
  ask: AskPayPal,
): Pick<PaymentsPort, 'refund' | 'findRefund' | 'listCharges' | 'listRefunds'> => {
  const unitOf = async (orderId: string) => {
    const order = await ask<PayPalOrder>({
      method: 'GET',
      path: `/v2/checkout/orders/${encodeURIComponent(orderId)}`,
    });
    return order?.purchase_units?.[0]?.payments;
  };
  /** A report covers a month at most: the next page may be the first one of the next month. */
  const report = async <Entry>(
    kind: string,
    since: Date,
    after: string | null,
    read: (transaction: Transaction) => Entry[],
  ): Promise<BookPage<Entry>> => {
    const [begin, page] = after?.split('|') ?? [since.toISOString(), '1'];
    const from = new Date(begin ?? since);
    const [end, today] = [new Date(from.getTime() + longestReport), now()];
    const query = new URLSearchParams({
      start_date: withoutFraction(from),
      end_date: withoutFraction(end < today ? end : today),
      transaction_type: kind,
      fields: 'transaction_info',
      page_size: String(pageSize),
      page: page ?? '1',
    });
    const answer = await ask<Report>({
      method: 'GET',
      path: `/v1/reporting/transactions?${query.toString()}`,
    });
    const entries = (answer?.transaction_details ?? []).flatMap(({ transaction_info }) =>
      read(transaction_info),
    );
    if (Number(page) < (answer?.total_pages ?? 0))
      return { entries, next: `${from.toISOString()}|${Number(page) + 1}` };
    return { entries, next: end < today ? `${end.toISOString()}|1` : null };
  };
  return {
    refund: async (subject, amount, key) => {
      const capture = (await unitOf(subject.intentId))?.captures?.at(-1);
      const made =
        capture &&
        (await ask<PayPalRefund>({
          method: 'POST',
          path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
          body: { amount: toMoney(amount), custom_id: keyOf(subject) },
          key,
        }));
      if (!made) throw new PaymentRefused('PayPal does not know this payment.', false);
      return fromPayPal(made);
    },
    findRefund: async (subject) => {
      const all = (await unitOf(subject.intentId))?.refunds ?? [];
      const own = all.filter(({ custom_id }) => {
        const { reference, refundRequestId } = readKey(custom_id);
        return reference === subject.reference && refundRequestId === subject.refundRequestId;
      });
      const found =
        own.find(({ status }) => refunds[status] !== 'failed') ??
        own.find(({ custom_id }) => custom_id === keyOf(subject));
      return found === undefined ? null : fromPayPal(found);
    },
    listCharges: (since, after) =>
      report(
        kinds.payment,
        since,
        after,
        ({ transaction_id: id, transaction_status, transaction_amount, custom_field }) =>
          transaction_status === 'S'
            ? [
                {
                  id,
                  intentId: null,
                  reference: readCustomId(custom_field)?.reference ?? null,
                  amount: fromMoney(transaction_amount),
                },
              ]
            : [],
      ),
    listRefunds: (since, after) =>
      report(
        kinds.refund,
        since,
        after,
        ({ transaction_id: id, transaction_status, transaction_amount, custom_field }) => [
          {
            id,
            status: reported[transaction_status] ?? 'pending',
            amount: cents(Math.abs(fromMoney(transaction_amount))),
            message: null,
            intentId: null,
            ...readKey(custom_field),
          },
        ],
      ),
  };
};
