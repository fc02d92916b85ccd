import { randomUUID } from 'node:crypto';
import type { Client, components, ReleaseOrder } from '@dispatch/contract';
import type { ProviderName } from '../platform/ports/payments/paymentsPort';
import { manualCard } from './gatewayStandIn';
import type { PayPalStandIn } from './payPalStandIn';
import type { StripeStandIn } from './stripeStandIn';

export type Discounts = { applyBundlePackage?: boolean; universalCouponCode?: string; couponCode?: string };

/** What somebody buys in the browser, and by whom they pay. */
export type Purchase = {
  client: Client;
  provider: ProviderName;
  purpose: 'release' | 'upgrade' | 'edit' | 'bundle';
  /** US dollars, as it is shown. */
  amount: number;
  terms: components['schemas']['TermsAgreement'];
  distributionId: number;
  order: ReleaseOrder;
  discounts: Discounts;
  cart: components['schemas']['Cart'];
  savePayment?: boolean;
};

export type Intent = { intentId: string; clientSecret: string };

/** Agrees to the terms of purchases that hold now. */
export const agreeToTerms = async (client: Client): Promise<Purchase['terms']> => {
  const { version } = (await client.call('getTerms')).data.purchase;
  return { agreed: true, version, agreedAt: new Date().toISOString() };
};

/** Begins the payment; null by the manual card form, where all is sent with the press of Pay. */
export const beginPayment = async (
  { client, provider, purpose, amount, distributionId, order, discounts, cart, savePayment }: Purchase,
  key: string = randomUUID(),
): Promise<Intent | null> => {
  const headers = { 'Idempotency-Key': key };
  if (provider === 'authorizenet') return null;
  if (purpose === 'edit')
    return (await client.call('createPurchaseEditIntent', { headers, body: { amount, distributionId } }))
      .data;
  if (provider === 'stripe') {
    const { data } =
      purpose === 'bundle'
        ? await client.call('createBundleIntent', { headers, body: { cart, savePayment } })
        : await client.call('createPaymentIntent', {
            headers,
            body: { amount, purpose, distributionId, order, ...discounts },
          });
    return data;
  }
  const { data } =
    purpose === 'bundle'
      ? await client.call('createBundlePayPalOrder', { headers, body: { cart } })
      : await client.call('createPayPalOrder', {
          headers,
          body: { amount, purpose, distributionId, order, ...discounts },
        });
  return { intentId: data.paypalOrderId, clientSecret: data.approvalUrl };
};

/** What the buyer does at the provider's form or page: the card is good, the order is approved. */
export const confirmPayment = async (
  { stripe, paypal }: { stripe: Pick<StripeStandIn, 'confirm'>; paypal: Pick<PayPalStandIn, 'decide'> },
  { provider }: Pick<Purchase, 'provider'>,
  intent: Intent | null,
): Promise<void> => {
  if (intent === null) return;
  if (provider === 'paypal') await paypal.decide(intent.intentId, 'approve');
  else await stripe.confirm(intent.intentId, intent.clientSecret, '4242424242424242');
};

/** By what a body pays; a total of 0 by nothing. */
const meansOf = ({ provider, terms, amount }: Purchase, intent: Intent | null) => {
  const id = intent?.intentId ?? null;
  if (provider === 'stripe' || amount === 0) return { paymentIntent: id };
  return provider === 'paypal' ? { paypalOrderId: id, terms } : { creditCard: manualCard, terms };
};

/** Presses Pay. */
export const pressPay = async (
  purchase: Purchase,
  intent: Intent | null,
  key: string = randomUUID(),
): Promise<{ OrderNumber: number }> => {
  const { client, provider, purpose, distributionId, order, discounts, cart, amount } = purchase;
  const headers = { 'Idempotency-Key': key };
  const means = meansOf(purchase, intent);
  if (purpose === 'bundle') {
    const { data } =
      means.terms === undefined
        ? await client.call('captureBundleIntent', { headers, body: { cart, ...means } })
        : await client.call('payBundleOrder', { headers, body: { cart, ...means } });
    return data;
  }
  const body = { distributionId, ...means, ...(provider === 'authorizenet' ? { amount } : {}) };
  if (purpose === 'edit') {
    const edit = { ...body, purchaseEditDescription: 'Please name the mayor.' };
    return (await client.call('payAndSubmitEdit', { headers, body: edit })).data;
  }
  const { applyBundlePackage: _prepaid, ...coupons } = discounts;
  const { data } =
    purpose === 'release'
      ? await client.call('capturePaymentIntent', { headers, body: { ...body, order, ...discounts } })
      : await client.call('captureUpgradeIntent', { headers, body: { ...body, order, ...coupons } });
  return data;
};
