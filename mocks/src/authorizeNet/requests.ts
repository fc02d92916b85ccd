import { newId, type Books, type Transaction } from './books';
import { cardOf, Refusal, transactionTypes, type TransactionRequest } from './transactions';

/** What is wrong with a request as a whole. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Content = Record<string, unknown>;
export type Answer = { body: object; changed?: { transaction: Transaction; event: string } };

const order =
  'transactionType amount payment profile refTransId order customer billTo transactionSettings'.split(' ');

/** The real schema is a sequence, and says of what it does not like what it was. */
function checkOrder(request: TransactionRequest): void {
  const names = Object.keys(request);
  const inOrder = order.filter((name) => names.includes(name));
  const { cardNumber = '0000', cardCode = '000' } = request.payment?.creditCard ?? {};
  if (names.join() !== inOrder.join())
    throw new RequestError('E00003', `The element '${names.join()}' has invalid children.`);
  if (!/^\d{4,16}$/.test(cardNumber) || !/^\d{3,4}$/.test(cardCode))
    throw new RequestError('E00003', `The value '${cardNumber}' or '${cardCode}' is invalid.`);
}

const listed = (transaction: Transaction) => {
  const { transId, submitTimeUTC, transactionStatus, invoiceNumber, settleAmount, last4 } = transaction;
  return {
    ...{ transId, submitTimeUTC, transactionStatus, invoiceNumber, settleAmount },
    accountNumber: `XXXX${last4}`,
  };
};

const page = (found: Transaction[], { paging }: Content): Answer => {
  const { limit = 1000, offset = 1 } = (paging ?? {}) as { limit?: number; offset?: number };
  const transactions = found
    .reverse()
    .slice((offset - 1) * limit, offset * limit)
    .map(listed);
  return { body: { transactions, totalNumInResultSet: found.length } };
};

const createTransaction = (books: Books, { transactionRequest = {} }: Content): Answer => {
  const request = transactionRequest as TransactionRequest;
  checkOrder(request);
  const carryOut = transactionTypes[request.transactionType ?? ''];
  if (carryOut === undefined) throw new RequestError('E00003', 'The transactionType is invalid.');
  try {
    const changed = carryOut(books, request);
    const { transId, last4 } = changed.transaction;
    return {
      changed,
      body: { transactionResponse: { responseCode: '1', transId, accountNumber: `XXXX${last4}` } },
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { responseCode, errorCode, message: errorText } = error;
    return {
      body: { transactionResponse: { responseCode, transId: '0', errors: [{ errorCode, errorText }] } },
    };
  }
};

const keepCard = (books: Books, card: { last4: string; declines: boolean }): Answer => {
  const customerProfileId = newId();
  const paymentProfileId = `${customerProfileId}1`;
  const { last4, declines } = card;
  books.profiles.set(customerProfileId, { customerProfileId, paymentProfileId, last4, declines });
  return { body: { customerProfileId, customerPaymentProfileIdList: [paymentProfileId] } };
};

const known = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new RequestError('E00040', 'The record cannot be found.');
  return row;
};

/** The requests of the gateway's one endpoint, by their names. */
export const requests: Readonly<Record<string, (books: Books, content: Content) => Answer>> = {
  createTransactionRequest: createTransaction,
  getTransactionDetailsRequest: (books, { transId }) => {
    const found = known(books.transactions.get(String(transId)));
    const { invoiceNumber, description, last4, authAmount, settleAmount, refTransId } = found;
    return {
      body: {
        transaction: {
          ...listed(found),
          transactionType: found.transactionType,
          ...(refTransId === null ? {} : { refTransId }),
          order: { invoiceNumber, description },
          authAmount,
          settleAmount,
          payment: { creditCard: { cardNumber: `XXXX${last4}`, expirationDate: 'XXXX' } },
          customer: { id: found.customerId },
        },
      },
    };
  },
  getUnsettledTransactionListRequest: (books, content) =>
    page(
      books.transactions.all().filter(({ batchId }) => batchId === null),
      content,
    ),
  getTransactionListRequest: (books, content) =>
    page(
      books.transactions.all().filter(({ batchId }) => batchId === content['batchId']),
      content,
    ),
  getSettledBatchListRequest: (books, { firstSettlementDate, lastSettlementDate }) => ({
    body: {
      batchList: books.batches
        .all()
        .filter(
          ({ settlementTimeUTC: at }) =>
            at >= String(firstSettlementDate) && at <= String(lastSettlementDate),
        )
        .reverse(),
    },
  }),
  createCustomerProfileRequest: (books, { profile }) => {
    const { paymentProfiles: [first] = [] } = profile as {
      paymentProfiles?: { payment?: { creditCard?: object } }[];
    };
    try {
      const card = cardOf(first?.payment?.creditCard ?? {});
      if (card.declinesNow) throw new Refusal('2', '2', 'This transaction has been declined.');
      return keepCard(books, card);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new RequestError('E00027', error.message);
    }
  },
  createCustomerProfileFromTransactionRequest: (books, { transId }) =>
    keepCard(books, known(books.transactions.get(String(transId)))),
  deleteCustomerProfileRequest: (books, { customerProfileId }) => {
    const id = known(books.profiles.get(String(customerProfileId))).customerProfileId;
    books.profiles.delete(id);
    return { body: {} };
  },
};
