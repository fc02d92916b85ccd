import { cents, type Cents, screenAddress } from '@dispatch/contract';
import type { Config } from '../../settings/config';
import { paypalBooks } from './paypalBooks';
import { paypalCalls, type PayPalSettings } from './paypalCalls';
import { fromPayPal, type PayPalOrder, toCustomId, toMoney } from './paypalOrder';
import {
  EventRefused,
  type Intent,
  type IntentSubject,
  type PaymentEvent,
  PaymentRefused,
  type PaymentsPort,
} from './paymentsPort';

/** What PayPal says in the headers of an event, by which it knows it again. */
type PayPalTransmission = { id: string; time: string; sig: string; certUrl: string; algo: string };

/** Takes money that the buyer has approved at PayPal. Nothing is reserved before the capture. */
export type PayPalPort = PaymentsPort & {
  /** Asks PayPal whether the event is its own. Throws EventRefused, and PaymentsUnavailable. */
  readEvent(rawBody: Buffer, transmission: PayPalTransmission): Promise<PaymentEvent>;
};

type Site = Pick<Config, 'publicUrl' | 'siteName'>;

const orders = '/v2/checkout/orders';
const pathOf = (intentId: string): string => `${orders}/${encodeURIComponent(intentId)}`;

/** Where the buyer comes back to: the payment step of what they are buying. */
const pageOf = ({ purpose, distributionId }: IntentSubject): string =>
  ({
    release: screenAddress('createRelease', { id: distributionId ?? undefined }),
    upgrade: screenAddress('upgradeRelease', { id: distributionId ?? undefined }),
    edit: screenAddress('purchaseEdit', { id: distributionId ?? undefined }),
    bundle: screenAddress('storeCheckout'),
  })[purpose];

const orderOf = (subject: IntentSubject, amount: Cents, { publicUrl, siteName }: Site) => ({
  intent: 'CAPTURE',
  purchase_units: [
    { amount: toMoney(amount), custom_id: toCustomId(subject), invoice_id: subject.reference },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: siteName,
        // What comes from a bank account would be known days later.
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: `${publicUrl}${pageOf(subject)}?paypal=approved`,
        cancel_url: `${publicUrl}${pageOf(subject)}?paypal=cancelled`,
      },
    },
  },
});

type Event = {
  event_type: string;
  resource: { id?: string; supplementary_data?: { related_ids?: { order_id?: string } } };
};

type Webhook = { url: string; event_types: { name: string; status?: string }[] };

export const paypalPayments = (settings: PayPalSettings, site: Site): PayPalPort => {
  const ask = paypalCalls(settings);
  const retrieveIntent = async (intentId: string): Promise<Intent | null> => {
    const order = await ask<PayPalOrder>({ method: 'GET', path: pathOf(intentId) });
    return order && fromPayPal(order);
  };
  const known = async (answer: Promise<PayPalOrder | null>): Promise<Intent> => {
    const order = await answer;
    if (order === null) throw new PaymentRefused('PayPal does not know this order.', false);
    return fromPayPal(order);
  };
  return {
    provider: 'paypal',
    leastAmount: cents(1),
    booksLagHours: 3,
    createIntent: (subject, amount, key) =>
      known(ask({ method: 'POST', path: orders, body: orderOf(subject, amount, site), key })),
    // The buyer may be looking at the old amount: another one is another order.
    changeAmount: () => Promise.reject(new PaymentRefused('The amount of an order stays as it is.', false)),
    retrieveIntent,
    capture: (intentId, _amount, key) =>
      known(ask({ method: 'POST', path: `${pathOf(intentId)}/capture`, body: {}, key })),
    // PayPal lets an order end by itself. Whoever captures asks our row first, where it is canceled.
    cancel: async (intentId) => {
      const intent = await retrieveIntent(intentId);
      if (intent === null || intent.status === 'captured' || intent.status === 'processing')
        throw new PaymentRefused('This order cannot be canceled.', false);
      return { ...intent, status: 'canceled' };
    },
    ...paypalBooks(ask),
    listEventAddresses: async () => {
      const path = `/v1/notifications/webhooks/${encodeURIComponent(settings.webhookId)}`;
      const hook = await ask<Webhook>({ method: 'GET', path });
      if (hook === null) return [];
      const types = hook.event_types.filter(({ status }) => status !== 'DISABLED').map(({ name }) => name);
      return [{ url: hook.url, isOn: true, types }];
    },
    readEvent: async (rawBody, { id, time, sig, certUrl, algo }) => {
      const body = rawBody.toString();
      const transmission = JSON.stringify({
        transmission_id: id,
        transmission_time: time,
        transmission_sig: sig,
        cert_url: certUrl,
        auth_algo: algo,
        webhook_id: settings.webhookId,
      });
      const verdict = await ask<{ verification_status: string }>({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        // The event goes back byte by byte: PayPal signs its bytes, not what they mean.
        body: `${transmission.slice(0, -1)},"webhook_event":${body}}`,
      }).catch((error: unknown) => {
        if (error instanceof PaymentRefused) return null;
        throw error;
      });
      if (verdict?.verification_status !== 'SUCCESS')
        throw new EventRefused('The event is not signed by PayPal.');
      const { event_type: type, resource } = JSON.parse(body) as Event;
      const order = type.startsWith('CHECKOUT.ORDER.')
        ? resource.id
        : resource.supplementary_data?.related_ids?.order_id;
      return { type, intentId: order ?? null };
    },
  };
};
