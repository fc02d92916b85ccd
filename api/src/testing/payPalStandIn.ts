import { fromDollars } from '@dispatch/contract';
import type { PayPalSettings } from '../platform/ports/payments/paypalCalls';
import { type ProviderStandIn, standInControl } from './standInControl';
import { startStripeStandIn } from './stripeStandIn';

const word = 'for-tests-only';

type Paid = { amount: { value: string } };
type Order = {
  id: string;
  purchase_units: { custom_id: string; payments?: { captures: Paid[]; refunds: Paid[] } }[];
};

export type PayPalStandIn = ProviderStandIn & {
  stop: () => Promise<void>;
  settings: PayPalSettings;
  /** The buyer decides on PayPal's page; answers where the browser is sent to. */
  decide: (orderId: string, outcome: 'approve' | 'decline' | 'cancel') => Promise<string>;
  captured: (orderId: string) => Promise<string[]>;
};

/** The stand-in of PayPal beside that of Stripe, at the address of which it is. */
export const payPalStandInAt = (address: string): Omit<PayPalStandIn, 'stop'> => {
  const apiUrl = `${address}/paypal`;
  const { ask, control } = standInControl(apiUrl);
  const orders = async () => (await ask('orders')) as Order[];
  const total = (paid: Paid[] | undefined) =>
    (paid ?? []).reduce((sum, { amount }) => sum + fromDollars(Number(amount.value)), 0);
  return {
    ...control,
    settings: { apiUrl, clientId: word, clientSecret: word, webhookId: word },
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
  };
};

/** Starts the stand-ins for this one. Its events go to the product at this address. */
export const startPayPalStandIn = async (publicUrl: string): Promise<PayPalStandIn> => {
  const secrets = { secretKey: word, publishableKey: word, webhookSecret: word };
  const { apiUrl, stop } = await startStripeStandIn(secrets, `${publicUrl}/api/webhooks/stripe`);
  return { ...payPalStandInAt(apiUrl), stop };
};
