import type { AskGateway } from './authorizeNetClient';
import {
  amountText,
  centsOf,
  DuplicateTransaction,
  isUnsettled,
  type ListedTransaction,
  listTransactions,
  pageSize,
  readTransaction,
  statusOf,
  transact,
} from './authorizeNetTransactions';
import {
  type BookedRefund,
  type BookPage,
  PaymentRefused,
  type PaymentsPort,
  PaymentsUnavailable,
  type Refund,
  type RefundSubject,
} from './paymentsPort';
import { now } from '../../settings/clock';

const refundStatuses: Record<string, Refund['status']> = {
  refundPendingSettlement: 'done',
  refundSettledSuccessfully: 'done',
};

/** At most 20 signs; the payment is named by the transaction that a refund refers to. */
const refundInvoice = ({ refundRequestId, attempt, reference }: RefundSubject): string =>
  `R${refundRequestId}-${attempt}-${reference}`.slice(0, 20);

const day = 24 * 3_600_000;
/** The gateway lists batches of a month at most. */
const window = 31 * day;
/** A refund whose answer was lost is looked for so far back: it is asked about every minute. */
const lookBack = 7 * day;

const instant = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

const batchesSince = async (ask: AskGateway, since: Date): Promise<string[]> => {
  const ids: string[] = [];
  for (let end = now().getTime() + day; end > since.getTime(); end -= window) {
    const start = Math.max(end - window, since.getTime());
    const answer = await ask<{ batchList?: { batchId: string }[] }>('getSettledBatchListRequest', {
      firstSettlementDate: instant(start),
      lastSettlementDate: instant(end),
    });
    ids.push(...(answer?.batchList ?? []).map(({ batchId }) => batchId));
  }
  return [...new Set(ids)];
};

/** What is not settled, then batch by batch. A place in it: the page, and the batches that are left. */
const readPage = async (
  ask: AskGateway,
  since: Date,
  after: string | null,
): Promise<BookPage<ListedTransaction>> => {
  const [page = '1', left] = (after ?? '1').split(':');
  const batches = left?.split(',');
  const entries = await listTransactions(ask, Number(page), batches?.[0]);
  const recent = entries.filter(({ submitTimeUTC }) => new Date(submitTimeUTC) >= since);
  if (entries.length === pageSize) {
    const next = `${Number(page) + 1}${left === undefined ? '' : `:${left}`}`;
    return { entries: recent, next };
  }
  const rest = batches === undefined ? await batchesSince(ask, since) : batches.slice(1);
  return { entries: recent, next: rest.length === 0 ? null : `1:${rest.join(',')}` };
};

const asRefund = ({ transId, transactionStatus, settleAmount }: ListedTransaction): Refund => ({
  id: transId,
  status: refundStatuses[transactionStatus] ?? 'failed',
  amount: centsOf(settleAmount),
  message: refundStatuses[transactionStatus] === undefined ? transactionStatus : null,
});

/** Of whatever attempt. */
const isOf =
  ({ refundRequestId, reference }: RefundSubject) =>
  ({ invoiceNumber = '' }: ListedTransaction): boolean => {
    const [, request, start = ''] = /^R(\d+)-\d+-(.*)$/.exec(invoiceNumber) ?? [];
    return Number(request) === refundRequestId && reference.startsWith(start);
  };

/** The refund of a request that the gateway has, whichever attempt it was, else the failed one of this attempt. */
const findRefund = async (ask: AskGateway, subject: RefundSubject): Promise<Refund | null> => {
  const since = new Date(now().getTime() - lookBack);
  let failed: Refund | null = null;
  for (let after: string | null | undefined; after !== null;) {
    const page: BookPage<ListedTransaction> = await readPage(ask, since, after ?? null);
    for (const listed of page.entries.filter(isOf(subject))) {
      const refund = asRefund(listed);
      if (refund.status !== 'failed') return refund;
      if (listed.invoiceNumber === refundInvoice(subject)) failed ??= refund;
    }
    after = page.next;
  }
  return failed;
};

/** A refund in the book, with the payment that it refers to, which lists do not name. */
const asBooked = async (ask: AskGateway, listed: ListedTransaction): Promise<BookedRefund> => {
  const intentId = (await readTransaction(ask, listed.transId))?.refTransId ?? null;
  const [, refundRequestId, attempt] = /^R(\d+)-(\d+)-/.exec(listed.invoiceNumber ?? '') ?? [];
  return {
    ...asRefund(listed),
    intentId,
    reference: null,
    refundRequestId: Number(refundRequestId) || null,
    attempt: Number(attempt) || null,
  };
};

/**
 * The part of Authorize.Net that gives money back and shows what was taken and given back. What is not settled yet
 * cannot be refunded; it is pending until the batch of that day is settled. It is not voided, because a void takes
 * back the whole amount alone, and the books cannot tell it from a reservation that was let go.
 */
export const authorizeNetBooks = (
  ask: AskGateway,
): Pick<PaymentsPort, 'refund' | 'findRefund' | 'listCharges' | 'listRefunds'> => ({
  findRefund: async (subject) => {
    const charge = await readTransaction(ask, subject.intentId);
    if (charge !== null && isUnsettled(charge))
      return { id: '', status: 'pending', amount: centsOf(0), message: null };
    return findRefund(ask, subject);
  },
  refund: async (subject, amount) => {
    const charge = await readTransaction(ask, subject.intentId);
    const cardNumber = charge?.payment?.creditCard?.cardNumber;
    if (cardNumber === undefined)
      throw new PaymentRefused('The card gateway does not know this payment.', false);
    const invoiceNumber = refundInvoice(subject);
    try {
      const { transId } = await transact(ask, invoiceNumber, {
        transactionType: 'refundTransaction',
        amount: amountText(amount),
        // The gateway knows the card by its last four digits and the payment.
        payment: { creditCard: { cardNumber: cardNumber.slice(-4), expirationDate: 'XXXX' } },
        refTransId: subject.intentId,
        order: { invoiceNumber },
        transactionSettings: { setting: [{ settingName: 'duplicateWindow', settingValue: '28800' }] },
      });
      return { id: transId, status: 'done', amount, message: null };
    } catch (error) {
      const isDuplicate = error instanceof DuplicateTransaction;
      if (!isDuplicate && !(error instanceof PaymentRefused)) throw error;
      // Somebody else has sent it in the same moment: it is refused because it is done.
      const done = await findRefund(ask, subject);
      if (done !== null && done.status !== 'failed') return done;
      if (!isDuplicate) throw error;
      throw new PaymentsUnavailable('This refund was sent before.', { cause: error });
    }
  },
  listCharges: async (since, after) => {
    const { entries, next } = await readPage(ask, since, after);
    const taken = entries.filter(({ transactionStatus }) => statusOf(transactionStatus) === 'captured');
    return {
      entries: taken.map(({ transId, settleAmount }) => ({
        id: transId,
        intentId: transId,
        amount: centsOf(settleAmount),
      })),
      next,
    };
  },
  listRefunds: async (since, after) => {
    const { entries, next } = await readPage(ask, since, after);
    const given = entries.filter(({ transactionStatus }) => transactionStatus in refundStatuses);
    const booked: BookedRefund[] = [];
    for (const refund of given) booked.push(await asBooked(ask, refund));
    return { entries: booked, next };
  },
});
