import { fromDollars } from '@dispatch/contract';
import type { GatewaySettings } from '../platform/ports/payments/authorizeNetClient';
import type { CreditCard } from '../platform/ports/payments/cardGateway';
import { type ProviderStandIn, standInControl } from './standInControl';
import { startStripeStandIn } from './stripeStandIn';

const word = 'for-tests-only';

type Transaction = {
  transId: string;
  transactionStatus: string;
  settleAmount: number;
  customerId: string;
  description: string;
  refTransId: string | null;
};

/** Calls are stopped by the name of a request or the type of a transaction. */
export type GatewayStandIn = ProviderStandIn & {
  stop: () => Promise<void>;
  settings: GatewaySettings;
  /** Closes the batch of the day: what was taken can be given back from then on. */
  settle: () => Promise<void>;
  transactions: () => Promise<Transaction[]>;
  profiles: () => Promise<unknown[]>;
};

const signs: Record<string, 1 | -1> = {
  capturedPendingSettlement: 1,
  settledSuccessfully: 1,
  refundPendingSettlement: -1,
  refundSettledSuccessfully: -1,
};

/** The stand-in of the card gateway beside that of Stripe, at the address of which it is. */
export const gatewayStandInAt = (address: string): Omit<GatewayStandIn, 'stop'> => {
  const apiUrl = `${address}/authorizenet`;
  const { ask, control } = standInControl(apiUrl);
  const transactions = async () => (await ask('transactions')) as Transaction[];
  return {
    ...control,
    settings: {
      apiUrl: `${apiUrl}/xml/v1/request.api`,
      loginId: word,
      transactionKey: word,
      signatureKey: word,
    },
    settle: async () => {
      await ask('settle', {});
    },
    transactions,
    profiles: async () => (await ask('profiles')) as unknown[],
    booksOf: async ({ userId }) => {
      const all = await transactions();
      const own = all.filter(
        ({ description }) => new URLSearchParams(description).get('userId') === String(userId),
      );
      const ids = new Set(own.map(({ transId }) => transId));
      const mine = all.filter(({ transId, refTransId }) => ids.has(refTransId ?? transId));
      return {
        charged: mine.reduce(
          (sum, { transactionStatus, settleAmount }) =>
            sum + (signs[transactionStatus] ?? 0) * fromDollars(settleAmount),
          0,
        ),
        authorised: own.filter(({ transactionStatus }) => transactionStatus === 'authorizedPendingCapture')
          .length,
      };
    },
  };
};

/** Starts the stand-ins for this one. Its events go to the product at this address. */
export const startGatewayStandIn = async (publicUrl: string): Promise<GatewayStandIn> => {
  const secrets = { secretKey: word, publishableKey: word, webhookSecret: word };
  const { apiUrl, stop } = await startStripeStandIn(secrets, `${publicUrl}/api/webhooks/stripe`);
  return { ...gatewayStandInAt(apiUrl), stop };
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
