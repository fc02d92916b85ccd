import { cents } from '@dispatch/contract';
import Stripe from 'stripe';
import type { Config } from '../../settings/config';
import { inTime, patience } from '../patience';
import { EventRefused, type Intent, type PaymentsPort, type SignedEvents } from './paymentsPort';
import { fromStripe, toMetadata } from './stripeIntent';
import { stripeBooks } from './stripeBooks';
import { stripeSavedCards } from './stripeSavedCards';
import { translated } from './stripeErrors';

/** A connection that breaks is tried once more; both together take no longer than a caller waits. */
const limits = { timeout: patience, maxNetworkRetries: 1 } as const;

const expand = ['latest_charge'];

/** A client of Stripe, or of what speaks like it at this address. */
export const stripeClient = ({
  apiUrl,
  secretKey,
}: Pick<Config['stripe'], 'apiUrl' | 'secretKey'>): Stripe => {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...limits,
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
    appInfo: { name: 'Dispatch' },
  });
};

export const stripePayments = ({ stripe: settings }: Pick<Config, 'stripe'>): PaymentsPort & SignedEvents => {
  const stripe = stripeClient(settings);
  const { paymentIntents } = stripe;
  const intent = (answer: Promise<Stripe.PaymentIntent>): Promise<Intent> =>
    translated(inTime(answer).then(fromStripe));

  return {
    provider: 'stripe',
    leastAmount: cents(50),
    savedCards: stripeSavedCards(stripe),
    createIntent: (subject, amount, key) =>
      intent(
        paymentIntents.create(
          {
            amount,
            currency: 'usd',
            capture_method: 'manual',
            // Whatever would lead the browser away from the wizard is left out.
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: toMetadata(subject),
            expand,
          },
          { idempotencyKey: key },
        ),
      ),
    changeAmount: (id, amount, key) =>
      intent(paymentIntents.update(id, { amount, expand }, { idempotencyKey: key })),
    retrieveIntent: async (id) => {
      try {
        return fromStripe(await inTime(paymentIntents.retrieve(id, { expand })));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null;
        return translated(Promise.reject(error as Error));
      }
    },
    capture: (id, amount, key) =>
      intent(paymentIntents.capture(id, { amount_to_capture: amount, expand }, { idempotencyKey: key })),
    cancel: (id, key) => intent(paymentIntents.cancel(id, { expand }, { idempotencyKey: key })),
    ...stripeBooks(stripe),
    listEventAddresses: async () => {
      try {
        const { data } = await inTime(stripe.webhookEndpoints.list({ limit: 100 }));
        return data.map(({ url, status, enabled_events: types }) => ({
          url,
          isOn: status === 'enabled',
          types,
        }));
      } catch (error) {
        // A restricted key sees what it was given alone.
        if (error instanceof Stripe.errors.StripePermissionError) return null;
        return translated(Promise.reject(error as Error));
      }
    },
    parseEvent: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, settings.webhookSecret);
        const subject: { object?: unknown; id?: unknown } = event.data.object;
        const isIntent = subject.object === 'payment_intent' && typeof subject.id === 'string';
        return { type: event.type, intentId: isIntent ? String(subject.id) : null };
      } catch (error) {
        throw new EventRefused('The event is not signed by the provider.', { cause: error });
      }
    },
  };
};
