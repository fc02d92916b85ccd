import type Stripe from 'stripe';
import { Payment } from '../models/Payment';
import { toMetadata } from '../ports/payments/stripeIntent';

/** A card of the provider's test mode that is always good. */
const testCard = 'pm_card_visa';

/**
 * Has the demo orders charged at the card provider, so that they can be refunded and its books agree with ours. The
 * provider's test mode or its stand-in takes the test card; what throws leaves the
 * orders as they are.
 */
export const chargeDemoOrders = async ({
  paymentIntents,
}: Pick<Stripe, 'paymentIntents'>): Promise<number> => {
  const payments = await Payment.findAll({
    where: { provider: 'demo', state: 'captured' },
    order: ['paymentId'],
  });
  for (const payment of payments) {
    const { paymentId, reference, distributionId, userId, purpose, amountCents: amount } = payment;
    const { id, latest_charge } = await paymentIntents.create(
      {
        amount,
        currency: 'usd',
        payment_method: testCard,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        metadata: toMetadata({ paymentId, reference, distributionId, userId, purpose }),
      },
      { idempotencyKey: `${reference}-demo` },
    );
    const chargeId = typeof latest_charge === 'string' ? latest_charge : (latest_charge?.id ?? null);
    await payment.update({ provider: 'stripe', intentId: id, chargeId });
  }
  return payments.length;
};
