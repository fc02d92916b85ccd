import type Stripe from 'stripe';
import { acting } from '../../platform/audit/audit';
import { now } from '../../platform/settings/clock';
import { inTransaction } from '../../platform/database/database';
import { Payment } from '../../money/payments/Payment';
import { User } from '../../people/users/User';
import { customerOf } from '../../money/cards/cardOfIntent';
import { paidCardOf } from '../../money/cards/paidCard';
import { subjectOf } from '../../money/payments/paymentRows';
import { savedCardOf } from '../../money/cards/savedCards';
import { boughtBundle, startSubscription } from '../../money/bundles/startSubscription';
import type { Intent } from '../../platform/ports/payments/paymentsPort';
import { fromStripe, toMetadata } from '../../platform/ports/payments/stripeIntent';
import { stripeSavedCards } from '../../platform/ports/payments/stripeSavedCards';
import { agreedTerms, termsInForce } from '../../money/prices/terms';

/** A card of the provider's test mode that is always good. */
const testCard = 'pm_card_visa';

const charge = async (stripe: Stripe, payment: Payment): Promise<Intent> => {
  const { userId, amountCents: amount, reference, keepsCard } = payment;
  const { ofIntents } = stripeSavedCards(stripe);
  const customer =
    keepsCard && ofIntents !== undefined ? await customerOf(userId, 'stripe', ofIntents) : undefined;
  return fromStripe(
    await stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        payment_method: testCard,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        metadata: toMetadata(subjectOf(payment)),
        expand: ['latest_charge'],
        ...(customer === undefined ? {} : { customer, setup_future_usage: 'off_session' as const }),
      },
      { idempotencyKey: `${reference}-demo` },
    ),
  );
};

/** Writes the card down that was kept, and has it renew what it has paid. */
const renew = (payment: Payment, intent: Intent): Promise<unknown> =>
  inTransaction(async () => {
    const { userId } = payment;
    const [bundleOrderId, paymentMethodId] = [
      payment.orderId ?? 0,
      await savedCardOf(payment, intent, now()),
    ];
    await payment.update({ paymentMethodId });
    const { version } = (await termsInForce()).renewal;
    const agreed = await agreedTerms('renewal', { agreed: true, version, agreedAt: now().toISOString() });
    const asked = { bundleOrderId, name: 'Yearly releases', paymentMethodId, autoRenew: true, agreed };
    const owner = acting(await User.findByPk(userId, { rejectOnEmpty: true }));
    const bought = await boughtBundle(bundleOrderId, userId, intent.id);
    return startSubscription(bought, asked, { session: owner, now: now() });
  });

/**
 * Has the demo orders charged at the card provider, so that they can be refunded and its books agree with ours, and
 * what renews with the card that paid it. The provider's test mode or its stand-in takes the test card; what throws
 * leaves the orders as they are.
 */
export const chargeDemoOrders = async (stripe: Stripe): Promise<number> => {
  const payments = await Payment.findAll({
    where: { provider: 'demo', state: 'captured' },
    order: ['paymentId'],
  });
  for (const payment of payments) {
    const intent = await charge(stripe, payment);
    const { id: intentId, chargeId } = intent;
    await payment.update({ provider: 'stripe', intentId, chargeId, ...paidCardOf(intent, now()) });
    if (payment.keepsCard) await renew(payment, intent);
  }
  return payments.length;
};
