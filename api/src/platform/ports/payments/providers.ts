import type { CardGateway } from './cardGateway';
import { type PaymentsPort, PaymentsUnavailable, type SignedEvents } from './paymentsPort';
import type { PayPalPort } from './paypalPayments';

/** Who takes payments here; null for one that the operator has not configured. */
export type PaymentProviders = {
  stripe: PaymentsPort & SignedEvents;
  paypal: PayPalPort | null;
  authorizenet: CardGateway | null;
};

/** All that are configured. */
export const configuredProviders = ({ stripe, paypal, authorizenet }: PaymentProviders): PaymentsPort[] =>
  [stripe, paypal, authorizenet].filter((port) => port !== null);

/**
 * The provider that a payment was begun with: nobody else knows its intent. Throws PaymentsUnavailable for one that
 * is not configured any more; then nothing is lost, and the payment is settled when it is again.
 */
export const providerOf = (providers: PaymentProviders, { provider }: { provider: string }): PaymentsPort => {
  const port = configuredProviders(providers).find((one) => one.provider === provider);
  if (port === undefined) throw new PaymentsUnavailable(`The provider ${provider} is not configured.`);
  return port;
};
