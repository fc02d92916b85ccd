import type { components } from '@dispatch/contract';
import { Problem } from '../../platform/call/problem';
import { consumeLimit, giveBackLimit } from '../../platform/http/rateLimits';
import { Payment } from './Payment';
import type { CreditCard } from '../../platform/ports/payments/cardGateway';
import { agreedTerms } from '../prices/terms';
import type { PurchaseRequest } from '../purchases/purchaseRequest';
import { methodOf } from '../cards/cardOfIntent';
import { pay } from './payTotal';
import { orderOfIntent, type PaidOrder } from './paymentRows';
import { prepareIntent } from './prepareIntent';
import { askingTheProvider } from './paymentRefusals';
import { settlePayment } from './settlePayment';

/** What somebody has sent of the manual card form, or the saved card that pays instead. Of the card nothing is kept. */
type CardForm = {
  card: CreditCard | number;
  terms: components['schemas']['TermsAgreement'] | undefined;
  /** The Idempotency-Key of the call. */
  key: string;
  address: string;
};

const provider = 'authorizenet';

/** The order that an earlier call with this key has paid, although nobody heard its answer; null without one. */
const orderOfRequest = async ({ call }: PurchaseRequest, requestKey: string): Promise<PaidOrder | null> => {
  const { session, ports, log } = call;
  const begun = await Payment.findOne({
    where: { userId: session.userId, requestKey },
    order: [['paymentId', 'DESC']],
  });
  if (begun?.state === 'capturing')
    await settlePayment(begun.paymentId, { payments: ports.payments, actor: session, log });
  return begun === null ? null : orderOfIntent((await begun.reload()).intentId ?? '');
};

/** Refusals by which nobody has judged the card. */
const notOfCard = new Set(['payment-elsewhere', 'already-paid', 'order-total-changed']);

/** Counts an attempt with a card, by account and by address, and gives it back when the card was not the reason. */
const countingCards = async <T>(
  { userId, address }: { userId: number; address: string },
  attempt: () => Promise<T>,
): Promise<T> => {
  const giveBack = async (): Promise<void> => {
    await giveBackLimit('card-by-account', userId);
    await giveBackLimit('card-by-address', address);
  };
  await consumeLimit('card-by-account', userId);
  await consumeLimit('card-by-address', address);
  try {
    const done = await attempt();
    await giveBack();
    return done;
  } catch (error) {
    if (error instanceof Problem && notOfCard.has(error.code)) await giveBack();
    throw error;
  }
};

/**
 * Pays by the manual card form or a card that the gateway keeps, in one call: authorises the card at the gateway, prices again, then takes the money.
 * Repeated with the same key after an answer was lost, it charges no second time. Cards that are not good are counted
 * by account and by address.
 */
export const payByCardForm = (
  request: PurchaseRequest,
  { card, terms, key, address }: CardForm,
): Promise<PaidOrder> =>
  askingTheProvider(request.call.log, async () => {
    const before = await orderOfRequest(request, key);
    if (before !== null) return before;
    const { userId } = request.call.session;
    const isSaved = typeof card === 'number';
    const means = isSaved ? { methodId: await methodOf(userId, provider, card) } : { card };
    const paymentMethodId = isSaved ? card : null;
    const kept = { requestKey: key, paymentMethodId, ...(await agreedTerms('purchase', terms)) };
    const authorise = () => prepareIntent({ ...request, provider, means, kept });
    const { id } = await countingCards({ userId, address }, authorise);
    return pay(request, id);
  });
