import type { PayPalSettings } from '../ports/payments/paypalCalls';
import { startStripeStandIn, type StripeStandIn } from './stripeStandIn';

const word = 'for-tests-only';

type Paid = { amount: { value: string } };
type Order = {
  id: string;
  purchase_units: { custom_id: string; payments?: { captures: Paid[]; refunds: Paid[] } }[];
};

export type PayPalStandIn = Pick<
  StripeStandIn,
  'hold' | 'isHeld' | 'release' | 'pauseEvents' | 'waitingEvents' | 'stop' | 'booksOf'
> & {
  settings: PayPalSettings;
  /** The buyer decides on PayPal's page; answers where the browser is sent to. */
  decide: (orderId: string, outcome: 'approve' | 'decline' | 'cancel') => Promise<string>;
  captured: (orderId: string) => Promise<string[]>;
};

/** The stand-in of PayPal, beside that of Stripe. Its events go to the product at this address. */
export const startPayPalStandIn = async (publicUrl: string): Promise<PayPalStandIn> => {
  const secrets = { secretKey: word, publishableKey: word, webhookSecret: word };
  const { apiUrl: at, stop } = await startStripeStandIn(secrets, `${publicUrl}/api/webhooks/stripe`);
  const apiUrl = `${at}/paypal`;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${apiUrl}/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const orders = async () => (await control('orders')) as Order[];
  const total = (paid: Paid[] | undefined) =>
    (paid ?? []).reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0);
  return {
    settings: { apiUrl, clientId: word, clientSecret: word, webhookId: word },
    stop,
    decide: async (token, outcome) => {
      const body = new URLSearchParams({ token, outcome });
      const response = await fetch(`${apiUrl}/checkoutnow`, { method: 'POST', redirect: 'manual', body });
      return response.headers.get('location') ?? '';
    },
    captured: async (orderId) =>
      (await orders())
        .filter(({ id }) => id === orderId)
        .flatMap(({ purchase_units: [unit] }) => unit?.payments?.captures ?? [])
        .map(({ amount }) => amount.value),
    booksOf: async ({ userId }) => {
      const mine = (await orders()).flatMap(({ purchase_units: [unit] }) =>
        unit?.custom_id.endsWith(`:${userId}`) === true ? [unit.payments] : [],
      );
      const charged = mine.map((paid) => total(paid?.captures) - total(paid?.refunds));
      return { charged: charged.reduce((sum, cents) => sum + cents, 0), authorised: 0 };
    },
    hold: async (path, when, outcome) => {
      await control('hold', { path, when, outcome });
    },
    isHeld: async () => ((await control('hold')) as { held: boolean }[]).some(({ held }) => held),
    release: async (drop) => {
      await control('release', { drop });
    },
    waitingEvents: async () => ((await control('webhooks')) as { waiting: unknown[] }).waiting.length,
    pauseEvents: async (paused) => {
      await control('webhooks', { paused });
    },
  };
};
