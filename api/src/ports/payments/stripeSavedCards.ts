import Stripe from 'stripe';
import { inTime } from '../patience';
import type { SavedCards } from './paymentsPort';
import { translated } from './stripeErrors';
import { fromStripe } from './stripeIntent';

const expand = ['latest_charge'];

/** What Stripe does not know any more, or has detached before, is removed. */
const gone = async (answer: Promise<unknown>): Promise<void> => {
  try {
    await inTime(answer);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
      await translated(Promise.reject(error as Error));
  }
};

export const stripeSavedCards = ({ customers, paymentIntents, paymentMethods }: Stripe): SavedCards => ({
  createCustomer: async (userId, key) =>
    translated(
      inTime(customers.create({ metadata: { userId: String(userId) } }, { idempotencyKey: key })).then(
        ({ id }) => id,
      ),
    ),
  useCard: async (intentId, { customerId, methodId, keepsCard }, key) => {
    const changes: Stripe.PaymentIntentUpdateParams = {
      customer: customerId ?? undefined,
      payment_method: methodId ?? '',
      setup_future_usage: keepsCard ? 'off_session' : '',
    };
    await translated(inTime(paymentIntents.update(intentId, changes, { idempotencyKey: key })));
  },
  authorise: (intentId, methodId, key) =>
    translated(
      inTime(
        paymentIntents.confirm(
          intentId,
          { payment_method: methodId, off_session: true, expand },
          { idempotencyKey: key },
        ),
      ).then(fromStripe),
    ),
  removeCard: (methodId) => gone(paymentMethods.detach(methodId)),
  removeCustomer: (customerId) => gone(customers.del(customerId)),
});
