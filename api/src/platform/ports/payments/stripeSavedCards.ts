import Stripe from 'stripe';
import { inTime } from '../patience';
import type { IntentCards, KeptCard, SavedCards } from './paymentsPort';
import { translated } from './stripeErrors';
import { brandName, fromStripe, idOf } from './stripeIntent';

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

const keptBy = ({ payment_method: method }: Stripe.SetupIntent): KeptCard | null => {
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  // Removed meanwhile.
  if (method.customer === null) return null;
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { methodId: method.id, brand: brandName(brand), lastFour, expiryMonth, expiryYear };
};

const intentCards = ({ customers, paymentIntents, setupIntents }: Stripe): IntentCards => ({
  createCustomer: async (userId, key) =>
    translated(
      inTime(customers.create({ metadata: { userId: String(userId) } }, { idempotencyKey: key })).then(
        ({ id }) => id,
      ),
    ),
  removeCustomer: (customerId) => gone(customers.del(customerId)),
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
  beginSetup: async (customer, key) => {
    const { id, client_secret } = await translated(
      inTime(
        setupIntents.create(
          {
            customer,
            usage: 'off_session',
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          },
          { idempotencyKey: key },
        ),
      ),
    );
    return { id, clientSecret: client_secret ?? '' };
  },
});

export const stripeSavedCards = (stripe: Stripe): SavedCards => {
  const { paymentMethods, setupIntents } = stripe;
  const retrieve = async (id: string): Promise<Stripe.SetupIntent | null> => {
    try {
      return await inTime(setupIntents.retrieve(id, { expand: ['payment_method'] }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
      return translated(Promise.reject(error as Error));
    }
  };
  return {
    ofIntents: intentCards(stripe),
    removeCard: (methodId) => gone(paymentMethods.detach(methodId)),
    endSetup: async ({ reference, customerId }) => {
      const setup = await retrieve(reference);
      if (setup === null || idOf(setup.customer) !== customerId) return null;
      if (setup.status !== 'succeeded' && setup.status !== 'canceled')
        await gone(setupIntents.cancel(reference));
      // The browser may have been quicker.
      const ended = setup.status === 'succeeded' ? setup : await retrieve(reference);
      return ended?.status === 'succeeded' ? keptBy(ended) : null;
    },
  };
};
