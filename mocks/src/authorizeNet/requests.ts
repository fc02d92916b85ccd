import { newId, type Books, type Transaction } from './books';
import { cardOf, type CardText, Refusal, transactionTypes, type TransactionRequest } from './transactions';

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

const known = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new RequestError('E00040', 'The record cannot be found.');
  return row;
};

const namedProfile = ({ profiles }: Books, asked: Content) =>
  profiles
    .all()
    .find(
      ({ customerProfileId, merchantCustomerId }) =>
        customerProfileId === asked['customerProfileId'] ||
        merchantCustomerId === asked['merchantCustomerId'],
    );

/** The requests of the gateway's one endpoint, by their names. */
export const requests: Readonly<Record<string, (books: Books, content: Content) => Answer>> = {
  createTransactionRequest: createTransaction,
  getTransactionDetailsRequest: (books, { transId }) => {
    const found = known(books.transactions.get(String(transId)));
    const { invoiceNumber, description, last4, cardType, authAmount, settleAmount, refTransId } = found;
    return {
      body: {
        transaction: {
          ...listed(found),
          transactionType: found.transactionType,
          ...(refTransId === null ? {} : { refTransId }),
          order: { invoiceNumber, description },
          authAmount,
          settleAmount,
          payment: { creditCard: { cardNumber: `XXXX${last4}`, expirationDate: 'XXXX', cardType } },
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
    const { merchantCustomerId = '', paymentProfiles: [first] = [] } = profile as {
      merchantCustomerId?: string;
      paymentProfiles?: { payment?: { creditCard?: CardText } }[];
    };
    if (merchantCustomerId.length > 20) throw new RequestError('E00015', 'The field length is invalid.');
    const before = namedProfile(books, { merchantCustomerId });
    if (before !== undefined)
      throw new RequestError(
        'E00039',
        `A duplicate record with ID ${before.customerProfileId} already exists.`,
      );
    const typed = first?.payment?.creditCard ?? {};
    try {
      const card = cardOf(typed);
      if (card.declinesNow) throw new Refusal('2', '2', 'This transaction has been declined.');
      const { last4, cardType, declines } = card;
      const { expirationDate = '' } = typed;
      const customerProfileId = newId();
      const paymentProfileId = `${customerProfileId}1`;
      const ids = { customerProfileId, paymentProfileId, merchantCustomerId };
      books.profiles.set(customerProfileId, { ...ids, last4, cardType, expirationDate, declines });
      return { body: { customerProfileId, customerPaymentProfileIdList: [paymentProfileId] } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new RequestError('E00027', error.message);
    }
  },
  getCustomerProfileRequest: (books, asked) => {
    const found = known(namedProfile(books, asked));
    const { customerProfileId, merchantCustomerId, last4, cardType } = found;
    const expirationDate = asked['unmaskExpirationDate'] === 'true' ? found.expirationDate : 'XXXX';
    const creditCard = { cardNumber: `XXXX${last4}`, expirationDate, cardType };
    const kept = { customerPaymentProfileId: found.paymentProfileId, payment: { creditCard } };
    return { body: { profile: { customerProfileId, merchantCustomerId, paymentProfiles: [kept] } } };
  },
  deleteCustomerProfileRequest: (books, { customerProfileId }) => {
    const id = known(books.profiles.get(String(customerProfileId))).customerProfileId;
    books.profiles.delete(id);
    return { body: {} };
  },
};
