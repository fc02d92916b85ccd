import type { GatewaySettings } from '../ports/payments/authorizeNetClient';
import type { CreditCard } from '../ports/payments/cardGateway';
import { startStripeStandIn, type StripeStandIn } from './stripeStandIn';

const word = 'for-tests-only';

export type GatewayStandIn = Pick<StripeStandIn, 'stop'> & {
  settings: GatewaySettings;
  /** Stops the next request, or transaction of this type, as at the stand-in of Stripe. */
  hold: (path: string, when: 'before' | 'after', outcome: 'lose' | 'fail') => Promise<void>;
  settle: () => Promise<void>;
  profiles: () => Promise<unknown[]>;
  transactions: () => Promise<{ transactionStatus: string; settleAmount: number; customerId: string }[]>;
};

/** The stand-in of the card gateway, beside that of Stripe. Its events go to the product at this address. */
export const startGatewayStandIn = async (publicUrl: string): Promise<GatewayStandIn> => {
  const secrets = { secretKey: word, publishableKey: word, webhookSecret: word };
  const { apiUrl, stop } = await startStripeStandIn(secrets, `${publicUrl}/api/webhooks/stripe`);
  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${apiUrl}/authorizenet/_control/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  return {
    settings: {
      apiUrl: `${apiUrl}/authorizenet/xml/v1/request.api`,
      loginId: word,
      transactionKey: word,
      signatureKey: word,
    },
    stop,
    hold: async (path, when, outcome) => {
      await control('hold', { path, when, outcome });
    },
    settle: async () => {
      await control('settle', {});
    },
    profiles: async () => (await control('profiles')) as unknown[],
    transactions: async () =>
      (await control('transactions')) as Awaited<ReturnType<GatewayStandIn['transactions']>>,
  };
};

export const manualCard: CreditCard = {
  creditCardNumber: '4111 1111 1111 1111',
  creditCardExpiration: '12/79',
  creditCardCvv: '987',
  cardholderFirstName: 'Dana',
  cardholderLastName: 'Ortiz',
  cardholderAddress1: '12 Harbor Row',
  cardholderCity: 'Baltimore',
  cardholderState: 'Maryland',
  cardholderZip: '21219',
};
