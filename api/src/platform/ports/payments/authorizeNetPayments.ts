import { createHmac, timingSafeEqual } from 'node:crypto';
import { cents } from '@dispatch/contract';
import { gatewayClient, type GatewaySettings } from './authorizeNetClient';
import { authorizeNetBooks } from './authorizeNetBooks';
import { authorizeNetCards, billToOf, cut, paymentOf, profileOf } from './authorizeNetCards';
import {
  amountText,
  DuplicateTransaction,
  findUnsettled,
  fromGateway,
  readTransaction,
  statusOf,
  transact,
} from './authorizeNetTransactions';
import type { CardGateway } from './cardGateway';
import {
  EventRefused,
  type Intent,
  type IntentMeans,
  type IntentSubject,
  PaymentRefused,
} from './paymentsPort';
import { toMetadata } from './stripeIntent';

/** The schema wants the elements in this order: how it is paid, order, customer, address, settings. */
const withMeans = ({ card, methodId }: IntentMeans, order: object, customer: object) => {
  const transactionSettings = {
    // Eight hours, the most there is: within them a second attempt is refused as a duplicate.
    setting: [{ settingName: 'duplicateWindow', settingValue: '28800' }],
  };
  if (card !== undefined) {
    return { payment: paymentOf(card), order, customer, billTo: billToOf(card), transactionSettings };
  }
  if (methodId === undefined)
    throw new PaymentRefused('Without a card there is nothing to authorise.', false);
  return { profile: profileOf(methodId), order, transactionSettings };
};

/** At most 20 signs; a payment is authorised once, so that it names the transaction. */
const invoiceOf = ({ paymentId, reference }: IntentSubject): string =>
  `P${paymentId}-${reference.slice(0, 8)}`;

const isSigned = (rawBody: Buffer, signature: string, key: string): boolean => {
  const sent = Buffer.from(signature.replace(/^sha512=/i, ''), 'hex');
  const own = createHmac('sha512', key).update(rawBody).digest();
  return sent.length === own.length && timingSafeEqual(sent, own);
};

/** Cards by Authorize.Net, or by what speaks like it at this address. */
export const authorizeNetPayments = (settings: GatewaySettings): CardGateway => {
  const ask = gatewayClient(settings);
  const retrieveIntent = async (id: string): Promise<Intent | null> => {
    const transaction = await readTransaction(ask, id);
    return transaction && fromGateway(transaction);
  };
  /** As it is after a step. */
  const after = async (id: string): Promise<Intent> => {
    const intent = await retrieveIntent(id);
    if (intent === null) throw new PaymentRefused('The card gateway does not know this payment.', false);
    return intent;
  };
  const step = async (request: object, id: string): Promise<Intent> => {
    await transact(ask, cut(id, 20), { ...request, refTransId: id });
    return after(id);
  };
  const findIntent = async (subject: IntentSubject): Promise<Intent | null> => {
    const found = await findUnsettled(ask, invoiceOf(subject));
    const alive = found.find(({ transactionStatus }) => statusOf(transactionStatus) !== 'canceled');
    return alive === undefined ? null : retrieveIntent(alive.transId);
  };
  return {
    provider: 'authorizenet',
    leastAmount: cents(1),
    changeAmount: () => Promise.reject(new PaymentRefused('Another amount is another transaction.', false)),
    retrieveIntent,
    findIntent,
    createIntent: async (subject, amount, _key, means = {}) => {
      const invoiceNumber = invoiceOf(subject);
      const description = new URLSearchParams(toMetadata(subject)).toString();
      try {
        const { transId, held } = await transact(ask, invoiceNumber, {
          transactionType: 'authOnlyTransaction',
          amount: amountText(amount),
          ...withMeans(means, { invoiceNumber, description }, { id: String(subject.userId) }),
        });
        if (!held)
          return {
            ...{ id: transId, clientSecret: '', status: 'authorised', amount, subject },
            ...{ chargeId: null, message: null },
          };
        // Nobody waits in front of a screen until somebody has looked at it.
        await transact(ask, invoiceNumber, { transactionType: 'voidTransaction', refTransId: transId });
        throw new PaymentRefused('This transaction has been declined.', true);
      } catch (error) {
        const before = error instanceof DuplicateTransaction ? await findIntent(subject) : null;
        if (before !== null) return before;
        throw error instanceof DuplicateTransaction ? new PaymentRefused(error.message, false) : error;
      }
    },
    capture: (id, amount) =>
      step({ transactionType: 'priorAuthCaptureTransaction', amount: amountText(amount) }, id),
    cancel: (id) => step({ transactionType: 'voidTransaction' }, id),
    ...authorizeNetBooks(ask),
    savedCards: authorizeNetCards(ask),
    parseEvent: (rawBody, signature) => {
      if (!isSigned(rawBody, signature, settings.signatureKey))
        throw new EventRefused('The event is not signed by the card gateway.');
      const { eventType = '', payload = {} } = JSON.parse(rawBody.toString()) as {
        eventType?: string;
        payload?: { entityName?: string; id?: string };
      };
      const isTransaction = eventType.startsWith('net.authorize.payment.') && typeof payload.id === 'string';
      return { type: eventType, intentId: isTransaction ? (payload.id ?? null) : null };
    },
  };
};
