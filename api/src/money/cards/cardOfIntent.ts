import { randomUUID } from 'node:crypto';
import { message } from '@dispatch/contract';
import { inputProblem, problem, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { Payment } from '../payments/Payment';
import { type Intent, type IntentCards, PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import type { PayingCall, PurchaseRequest } from '../purchases/purchaseRequest';
import { advance, stepKey } from '../payments/paymentRows';
import { prepareIntent, presentIntent } from '../payments/prepareIntent';
import { askingTheProvider, stillRunning } from '../payments/paymentRefusals';

/** Whether the card that is typed is to be kept, or which saved one pays. */
type AskedCard = { savePayment?: boolean; paymentMethodId?: number | null };

/** Who acts for somebody else neither saves a card nor pays with a saved one. */
export const assertOwnCard = (
  { impersonator }: PayingCall['session'],
  { savePayment = false, paymentMethodId = null }: AskedCard,
): void => {
  if (impersonator === null || (!savePayment && paymentMethodId === null)) return;
  throw problem(403, 'not-while-impersonating', message('not-while-impersonating'));
};

const paymentCustomer = statement('payment-customer')`
select customer_id as "customerId" from payment_customers where user_id = :userId and provider = :provider`;

/** The account at the provider under which the cards of a user are kept; null before the first one. */
export const knownCustomer = async (userId: number, provider: string): Promise<string | null> => {
  const known = await paymentCustomer.maybe({ userId, provider });
  return known?.customerId ?? null;
};

const paymentCustomerAdd = statement('payment-customer-add')`
insert into payment_customers values (:userId, :provider, :customerId) on conflict do nothing`;

/** The same, made with the first card. */
export const customerOf = async (userId: number, provider: string, cards: IntentCards): Promise<string> => {
  const known = await knownCustomer(userId, provider);
  if (known !== null) return known;
  await paymentCustomerAdd.run({
    userId,
    provider,
    customerId: await cards.createCustomer(userId, randomUUID()),
  });
  return customerOf(userId, provider, cards);
};

const noSavedCard = (): Problem =>
  inputProblem([
    { pointer: '/paymentMethodId', rule: 'required', message: message('payment-method-missing') },
  ]);

const paymentMethodOwn = statement('payment-method-own')`
select method_id as "methodId" from payment_methods
      where payment_method_id = :id and user_id = :userId and provider = :provider`;

/** A saved card of a user, as this provider names it. Throws the 400 of its field for any other. */
export const methodOf = async (userId: number, provider: string, id: number): Promise<string> => {
  const found = await paymentMethodOwn.maybe({ id, userId, provider });
  if (found === undefined) throw noSavedCard();
  return found.methodId;
};

/**
 * Tells the provider how an open intent is to be paid. A wish is written down before the provider knows of it, and
 * taken back after: no card is kept of which we do not know.
 */
export const chooseCard = (call: PayingCall, intent: Intent, asked: AskedCard): Promise<void> =>
  askingTheProvider(call.log, async () => {
    const { savePayment: keepsCard = false, paymentMethodId = null } = asked;
    const { userId } = call.session;
    const payment = await Payment.findOne({ where: { intentId: intent.id, userId }, rejectOnEmpty: true });
    const isPlain = !keepsCard && paymentMethodId === null;
    if (isPlain && !payment.keepsCard && payment.paymentMethodId === null) return;
    const { provider } = payment;
    const cards = providerOf(call.ports.payments, payment).savedCards?.ofIntents;
    if (cards === undefined) return;
    const methodId = paymentMethodId === null ? null : await methodOf(userId, provider, paymentMethodId);
    const customerId = await customerOf(userId, provider, cards);
    const wished = isPlain ? payment : await advance(payment, { keepsCard, paymentMethodId });
    if (wished === null) throw stillRunning();
    try {
      await cards.useCard(intent.id, { customerId, methodId, keepsCard }, stepKey(wished, 'card'));
    } catch (error) {
      // The provider keeps it no more.
      if (error instanceof PaymentRefused && methodId !== null) throw noSavedCard();
      throw error;
    }
    if (isPlain) await advance(wished, { keepsCard, paymentMethodId });
  });

/** The intent of the embedded form, as a browser is told of it: paid with a saved card, or with one that is typed. */
export const prepareCardIntent = async (request: PurchaseRequest, asked: AskedCard) => {
  assertOwnCard(request.call.session, asked);
  const intent = await prepareIntent(request);
  await chooseCard(request.call, intent, asked);
  return presentIntent(intent);
};
