import { type Cents, fromDollars, toDollars } from '@dispatch/contract';
import type { AskGateway } from './authorizeNetClient';
import { type Intent, type IntentStatus, PaymentRefused, PaymentsUnavailable } from './paymentsPort';
import { readSubject } from './stripeIntent';

const brandNames: Readonly<Record<string, string>> = {
  Visa: 'Visa',
  MasterCard: 'Mastercard',
  AmericanExpress: 'American Express',
  Discover: 'Discover',
  DinersClub: 'Diners Club',
  JCB: 'JCB',
};

/** The gateway's type of a card as people know it. */
export const brandOf = (cardType: string | undefined): string => brandNames[cardType ?? ''] ?? 'Card';

/** A transaction as a list names it. */
export type ListedTransaction = {
  transId: string;
  submitTimeUTC: string;
  transactionStatus: string;
  invoiceNumber?: string;
  settleAmount?: number;
};

export type Transaction = {
  transId: string;
  transactionStatus: string;
  refTransId?: string;
  order?: { invoiceNumber?: string; description?: string };
  authAmount?: number;
  settleAmount?: number;
  payment?: { creditCard?: { cardNumber?: string; cardType?: string } };
};

const statuses: Record<string, IntentStatus> = {
  authorizedPendingCapture: 'authorised',
  capturedPendingSettlement: 'captured',
  settledSuccessfully: 'captured',
  voided: 'canceled',
  expired: 'canceled',
  declined: 'canceled',
  failedReview: 'canceled',
  couldNotVoid: 'captured',
};

export const isUnsettled = ({ transactionStatus }: Transaction): boolean =>
  transactionStatus === 'capturedPendingSettlement';

/** A status that is not known counts as being processed. */
export const statusOf = (word: string): IntentStatus => statuses[word] ?? 'processing';

export const centsOf = (dollars: number | undefined): Cents => fromDollars(dollars ?? 0);

export const amountText = (amount: Cents): string => toDollars(amount).toFixed(2);

export const fromGateway = (transaction: Transaction): Intent => {
  const { transId, transactionStatus, order, authAmount, settleAmount } = transaction;
  const status = statusOf(transactionStatus);
  const { cardNumber, cardType } = transaction.payment?.creditCard ?? {};
  return {
    id: transId,
    clientSecret: '',
    status,
    amount: centsOf(status === 'captured' ? settleAmount : authAmount),
    subject: readSubject(Object.fromEntries(new URLSearchParams(order?.description ?? ''))),
    chargeId: status === 'captured' ? transId : null,
    message: null,
    ...(cardNumber === undefined
      ? {}
      : { card: { brand: brandOf(cardType), lastFour: cardNumber.slice(-4) } }),
  };
};

type TransactionResponse = {
  transactionResponse?: {
    responseCode?: string;
    transId?: string;
    errors?: { errorCode?: string; errorText?: string }[];
  };
};

/** Faults of the card or its address, in words that were written for its holder. */
const forHolders = new Set('6 7 8 17 27 28 37 44 45 65 78 127 165 315 316 317'.split(' '));
/** Something between the gateway and the bank went wrong: nobody has judged the card. */
const notJudged = new Set('19 20 21 22 23 25 26 57 58 59 60 61 62 63 120 121 122 181'.split(' '));

/** The same transaction was sent before. */
export class DuplicateTransaction extends Error {
  override readonly name = 'DuplicateTransaction';
}

/** Carries out a transaction. `held`: it waits for somebody at the merchant to look at it. */
export const transact = async (
  ask: AskGateway,
  refId: string,
  transactionRequest: object,
): Promise<{ transId: string; held: boolean }> => {
  const answer = await ask<TransactionResponse>('createTransactionRequest', { refId, transactionRequest });
  const { responseCode, transId = '', errors = [] } = answer?.transactionResponse ?? {};
  if (responseCode === '1' || responseCode === '4') return { transId, held: responseCode === '4' };
  const { errorCode = 'none', errorText } = errors[0] ?? {};
  if (errorCode === '11') throw new DuplicateTransaction('This transaction was sent before.');
  if (responseCode === undefined || notJudged.has(errorCode))
    throw new PaymentsUnavailable(`The card gateway could not carry this out (${errorCode}).`);
  if (errorText !== undefined && (responseCode === '2' || forHolders.has(errorCode)))
    throw new PaymentRefused(errorText, true);
  throw new PaymentRefused(`The card gateway refuses this transaction (${errorCode}).`, false);
};

export const readTransaction = async (ask: AskGateway, transId: string): Promise<Transaction | null> =>
  (await ask<{ transaction?: Transaction }>('getTransactionDetailsRequest', { transId }))?.transaction ??
  null;

export const pageSize = 1000;

/** One page of a list, newest first, from 1 on: of what is not settled yet, or of a batch. */
export const listTransactions = async (
  ask: AskGateway,
  page: number,
  batchId?: string,
): Promise<ListedTransaction[]> => {
  const answer = await ask<{ transactions?: ListedTransaction[] }>(
    batchId === undefined ? 'getUnsettledTransactionListRequest' : 'getTransactionListRequest',
    {
      ...(batchId === undefined ? {} : { batchId }),
      sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
      paging: { limit: pageSize, offset: page },
    },
  );
  return answer?.transactions ?? [];
};

const mostPages = 10;

/** What is not settled yet and has this invoice number. */
export const findUnsettled = async (ask: AskGateway, invoiceNumber: string): Promise<ListedTransaction[]> => {
  const found: ListedTransaction[] = [];
  for (let page = 1, count = pageSize; count === pageSize && page <= mostPages; page += 1) {
    const listed = await listTransactions(ask, page);
    count = listed.length;
    found.push(...listed.filter((transaction) => transaction.invoiceNumber === invoiceNumber));
    if (found.length > 0) break;
  }
  return found;
};
