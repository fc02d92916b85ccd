import { randomInt } from 'node:crypto';
import type { Collection, Journal } from '../store/journal';
import type { Delivery } from '../store/deliveries';

/** A transaction, of whose card the last four digits and the verdict are kept alone. */
export interface Transaction {
  readonly transId: string;
  readonly transactionType: string;
  readonly transactionStatus: string;
  readonly submitTimeUTC: string;
  readonly invoiceNumber: string;
  readonly description: string;
  readonly customerId: string;
  readonly last4: string;
  /** Absent for what was kept before it was told. */
  readonly cardType?: string;
  /** US dollars. */
  readonly authAmount: number;
  readonly settleAmount: number;
  readonly refTransId: string | null;
  readonly batchId: string | null;
  readonly declines: boolean;
}

interface Profile {
  readonly customerProfileId: string;
  readonly paymentProfileId: string;
  /** The merchant's own name for it. */
  readonly merchantCustomerId: string;
  readonly last4: string;
  readonly cardType: string;
  readonly expirationDate: string;
  readonly declines: boolean;
}

interface GatewayEvent {
  readonly notificationId: string;
  readonly eventType: string;
  readonly eventDate: string;
  readonly payload: object;
}

interface Batch {
  readonly batchId: string;
  readonly settlementTimeUTC: string;
}

export interface Books {
  readonly journal: Journal;
  readonly transactions: Collection<Transaction>;
  readonly profiles: Collection<Profile>;
  readonly batches: Collection<Batch>;
  readonly events: Collection<GatewayEvent>;
  readonly deliveries: Collection<Delivery>;
}

export const openBooks = (journal: Journal): Books => ({
  journal,
  transactions: journal.collection('transactions'),
  profiles: journal.collection('profiles'),
  batches: journal.collection('batches'),
  events: journal.collection('events'),
  deliveries: journal.collection('deliveries'),
});

/** Eleven digits, as the gateway has them. */
export const newId = (): string => String(randomInt(60_000_000_000, 70_000_000_000));

const settled: Readonly<Record<string, string>> = {
  capturedPendingSettlement: 'settledSuccessfully',
  refundPendingSettlement: 'refundSettledSuccessfully',
};

/** Closes a batch of what was taken and given back so many milliseconds ago; a day at the real gateway. */
export function settle(books: Books, age: number): void {
  const before = Date.now() - age;
  const due = books.transactions
    .all()
    .filter(
      ({ transactionStatus, submitTimeUTC }) =>
        settled[transactionStatus] !== undefined && new Date(submitTimeUTC).getTime() <= before,
    );
  if (due.length === 0) return;
  const batchId = String(books.batches.all().length + 1);
  books.journal.batch(() => {
    books.batches.set(batchId, { batchId, settlementTimeUTC: new Date().toISOString() });
    for (const transaction of due)
      books.transactions.set(transaction.transId, {
        ...transaction,
        batchId,
        transactionStatus: settled[transaction.transactionStatus] ?? '',
      });
  });
}
