import { createHash } from 'node:crypto';
import { message } from '@dispatch/contract';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { problem, unavailable } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { consumeLimit, giveBackLimit } from '../../platform/http/rateLimits';
import { expectCard } from './cardSetup';
import { writeCard } from './savedCards';
import { boughtBundle, startSubscription } from '../bundles/startSubscription';
import {
  type KeptCard,
  PaymentRefused,
  PaymentsUnavailable,
} from '../../platform/ports/payments/paymentsPort';
import { agreedTerms } from '../prices/terms';
import { assertOffered } from '../payments/assertMayPay';
import { subscriptionOf } from '../bundles/subscriptionRows';

type ProfileCall = Call<'createPaymentProfile'>;

const provider = 'authorizenet';

/** One call has one reference at the gateway, also when it is sent again. */
const referenceOf = ({ headers, session }: ProfileCall): string =>
  createHash('sha256').update(`${session.userId} ${headers['Idempotency-Key']}`).digest('hex').slice(0, 20);

const refusalOf = (error: unknown): unknown => {
  if (error instanceof PaymentsUnavailable) return unavailable(error);
  if (!(error instanceof PaymentRefused)) return error;
  return error.forPeople
    ? problem(400, 'card-declined', error.message)
    : problem(400, 'payment-profile-failed', message('payment-profile-failed'));
};

/** Has the gateway keep the card, of which nothing stays here. Cards that are not good are counted as when they pay. */
const keepCard = async (call: ProfileCall): Promise<KeptCard> => {
  const cards = call.ports.payments[provider]?.savedCards;
  if (cards === undefined) throw unavailable();
  const { userId } = call.session;
  await consumeLimit('card-by-account', userId);
  await consumeLimit('card-by-address', call.client.address);
  const reference = referenceOf(call);
  await expectCard(provider, { reference, customerId: null }, call.now);
  const card = await cards.keepCard(reference, call.body.creditCard).catch((error: unknown) => {
    throw refusalOf(error);
  });
  await giveBackLimit('card-by-account', userId);
  await giveBackLimit('card-by-address', call.client.address);
  return card;
};

/**
 * Renews what a bundle order held with a card that the gateway keeps for it. Nothing is asked of the gateway for what
 * cannot be renewed, and a card that is kept without a renewal is removed there again.
 */
export const createPaymentProfile = withoutTransaction<'createPaymentProfile'>(async (call) => {
  const { profileName: name, bundleOrderId, autoRenew, terms } = call.body;
  const { userId } = call.session;
  await boughtBundle(bundleOrderId, userId, null);
  await assertOffered(call, provider);
  await agreedTerms('renewal', terms);
  const card = await keepCard(call);
  return inTransaction(async () => {
    const bought = await boughtBundle(bundleOrderId, userId, null);
    const agreed = await agreedTerms('renewal', terms);
    const paymentMethodId = await writeCard({ userId, provider }, card, call.now);
    const asked = { bundleOrderId, name, paymentMethodId, autoRenew, agreed };
    const id = await startSubscription(bought, asked, call);
    const { startDate } = await subscriptionOf(userId, id);
    return { status: 201, body: { authnetSubscriptionId: String(id), startDate } };
  });
});
