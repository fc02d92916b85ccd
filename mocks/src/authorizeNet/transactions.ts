import { luhnHolds } from '../stripe/luhn';
import { newId, type Books, type Transaction } from './books';

export interface CardText {
  cardNumber?: string;
  expirationDate?: string;
  cardCode?: string;
}

export interface TransactionRequest {
  transactionType?: string;
  amount?: string;
  payment?: { creditCard?: CardText };
  profile?: { customerProfileId?: string; paymentProfile?: { paymentProfileId?: string } };
  refTransId?: string;
  order?: { invoiceNumber?: string; description?: string };
  customer?: { id?: string };
  billTo?: { zip?: string };
}

/** What the gateway says of a transaction that it does not carry out. */
export class Refusal extends Error {
  constructor(
    readonly responseCode: '2' | '3',
    readonly errorCode: string,
    message: string,
  ) {
    super(message);
  }
}

const declined = () => new Refusal('2', '2', 'This transaction has been declined.');
const notFound = () => new Refusal('3', '16', 'The transaction cannot be found.');

/** These decline: always, and only once they are kept in a profile. The ZIP code is the one of the real sandbox. */
const declining = '4000000000000002';
const decliningLater = '4000000000000341';
const decliningZip = '46282';

const cardTypes: Readonly<Record<string, string>> = { 3: 'AmericanExpress', 5: 'MasterCard', 6: 'Discover' };

export function cardOf({ cardNumber = '', expirationDate = '', cardCode }: CardText) {
  if (!luhnHolds(cardNumber)) throw new Refusal('3', '6', 'The credit card number is invalid.');
  if (expirationDate < new Date().toISOString().slice(0, 7))
    throw new Refusal('3', '8', 'The credit card has expired.');
  if (cardCode === '901')
    throw new Refusal('3', '65', 'This transaction has been declined because of a card code mismatch.');
  return {
    last4: cardNumber.slice(-4),
    cardType: cardTypes[cardNumber.charAt(0)] ?? 'Visa',
    declines: cardNumber === declining || cardNumber === decliningLater,
    declinesNow: cardNumber === declining,
  };
}

const sourceOf = (books: Books, { payment, profile, billTo }: TransactionRequest) => {
  if (profile === undefined) {
    const card = cardOf(payment?.creditCard ?? {});
    return { ...card, declinesNow: card.declinesNow || billTo?.zip === decliningZip };
  }
  const kept = books.profiles.get(profile.customerProfileId ?? '');
  if (kept === undefined || kept.paymentProfileId !== profile.paymentProfile?.paymentProfileId)
    throw new Refusal('3', '40', 'Customer profile ID or customer payment profile ID not found.');
  return { ...kept, declinesNow: kept.declines };
};

const eightHours = 8 * 3_600_000;

const refuseDuplicate = (books: Books, made: Transaction): void => {
  const same = books.transactions
    .all()
    .find(
      (other) =>
        other.transactionType === made.transactionType &&
        other.invoiceNumber === made.invoiceNumber &&
        other.authAmount === made.authAmount &&
        other.last4 === made.last4 &&
        other.transactionStatus !== 'declined' &&
        Date.now() - new Date(other.submitTimeUTC).getTime() < eightHours,
    );
  if (same !== undefined) throw new Refusal('3', '11', 'A duplicate transaction has been submitted.');
};

const add = (books: Books, request: TransactionRequest, more: Partial<Transaction>): Transaction => {
  const amount = Number(request.amount);
  if (!(amount > 0)) throw new Refusal('3', '5', 'A valid amount is required.');
  const made: Transaction = {
    transId: newId(),
    transactionType: request.transactionType ?? '',
    transactionStatus: '',
    submitTimeUTC: new Date().toISOString(),
    invoiceNumber: request.order?.invoiceNumber ?? '',
    description: request.order?.description ?? '',
    customerId: request.customer?.id ?? '',
    last4: '',
    authAmount: amount,
    settleAmount: amount,
    refTransId: null,
    batchId: null,
    declines: false,
    ...more,
  };
  refuseDuplicate(books, made);
  books.transactions.set(made.transId, made);
  return made;
};

const change = (books: Books, transaction: Transaction, changes: Partial<Transaction>): Transaction => {
  const changed = { ...transaction, ...changes };
  books.transactions.set(transaction.transId, changed);
  return changed;
};

const named = (books: Books, { refTransId = '' }: TransactionRequest): Transaction => {
  const found = books.transactions.get(refTransId);
  if (found === undefined) throw notFound();
  return found;
};

const isRefundOf = ({ transId }: Transaction, other: Transaction): boolean =>
  other.refTransId === transId && other.transactionStatus.startsWith('refund');

/** What each type of transaction does. Answers the transaction as it then is, and the event that tells of it. */
export const transactionTypes: Readonly<
  Record<string, (books: Books, request: TransactionRequest) => { transaction: Transaction; event: string }>
> = {
  authOnlyTransaction: (books, request) => {
    const { last4, cardType, declines, declinesNow } = sourceOf(books, request);
    if (declinesNow) {
      add(books, request, { last4, cardType, declines, transactionStatus: 'declined' });
      throw declined();
    }
    const transaction = add(books, request, {
      last4,
      cardType,
      declines,
      transactionStatus: 'authorizedPendingCapture',
    });
    return { transaction, event: 'authorization' };
  },
  priorAuthCaptureTransaction: (books, request) => {
    const found = named(books, request);
    if (found.transactionStatus === 'capturedPendingSettlement' || found.batchId !== null)
      throw new Refusal('3', '311', 'This transaction has already been captured.');
    if (found.transactionStatus !== 'authorizedPendingCapture') throw notFound();
    const settleAmount = Number(request.amount ?? found.authAmount);
    if (settleAmount > found.authAmount)
      throw new Refusal('3', '47', 'The amount requested for settlement may not be greater than authorized.');
    const transactionStatus = 'capturedPendingSettlement';
    return {
      transaction: change(books, found, { transactionStatus, settleAmount }),
      event: 'priorAuthCapture',
    };
  },
  voidTransaction: (books, request) => {
    const found = named(books, request);
    if (found.batchId !== null || found.transactionStatus === 'voided') throw notFound();
    return { transaction: change(books, found, { transactionStatus: 'voided' }), event: 'void' };
  },
  refundTransaction: (books, request) => {
    const found = named(books, request);
    const last4 = request.payment?.creditCard?.cardNumber ?? '';
    const before = books.transactions
      .all()
      .filter((other) => isRefundOf(found, other))
      .reduce((sum, { settleAmount }) => sum + settleAmount, 0);
    if (found.transactionStatus !== 'settledSuccessfully' || last4 !== found.last4)
      throw new Refusal(
        '3',
        '54',
        'The referenced transaction does not meet the criteria for issuing a credit.',
      );
    if (before + Number(request.amount) > found.settleAmount + 0.001)
      throw new Refusal('3', '55', 'The sum of credits against the referenced transaction would exceed it.');
    const transaction = add(books, request, {
      last4,
      refTransId: found.transId,
      transactionStatus: 'refundPendingSettlement',
    });
    return { transaction, event: 'refund' };
  },
};
