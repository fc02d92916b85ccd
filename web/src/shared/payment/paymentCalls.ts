import type { components } from '@dispatch/contract';
import type { ReadyRelease } from '../release/releaseQuery';
import { call } from '../api/client';
import type { PaymentServices, ReadyPress } from './payRelease';
import type { PaidOrder, Purchase } from './press';

type CreditCard = components['schemas']['CreditCard'];

const headersOf = ({ key }: ReadyPress) => ({ 'Idempotency-Key': key });

/** As much of the cart as the server compares with its own. */
const shownOf = ({ cart }: Extract<Purchase, { purpose: 'bundle' }>) =>
  cart.map(({ bundlePackagePriceId, amount }) => ({ bundlePackagePriceId, amount }));

function releaseOf({ release }: ReadyPress): ReadyRelease {
  if (release.distributionId === null) throw new Error('This is bought for a release.');
  return release;
}

/** Begins an order at PayPal: an intent whose secret is the address of the page where it is approved. */
async function createOrder(press: ReadyPress): ReturnType<PaymentServices['createIntent']> {
  const { purchase, amount, captcha, terms } = press;
  const headers = headersOf(press);
  if (purchase.purpose === 'edit') throw new Error('An edit is not paid by PayPal.');
  if (purchase.purpose === 'bundle') {
    const { data } = await call('createBundlePayPalOrder', {
      headers,
      body: { cart: shownOf(purchase), terms, captcha },
    });
    return { intentId: data.paypalOrderId, clientSecret: data.approvalUrl };
  }
  const { distributionId } = releaseOf(press);
  const { purpose, order, discounts } = purchase;
  const body = { amount, distributionId, purpose, order, ...discounts, captcha };
  const { data } = await call('createPayPalOrder', { headers, body });
  return { intentId: data.paypalOrderId, clientSecret: data.approvalUrl };
}

/** Fetches the intent that the browser then authorises. */
export const createIntent: PaymentServices['createIntent'] = async (press) => {
  if (press.byPayPal === true) return createOrder(press);
  const { purchase, amount, captcha, paymentMethodId } = press;
  const headers = headersOf(press);
  if (purchase.purpose === 'bundle') {
    const savePayment = purchase.savePayment && paymentMethodId === undefined;
    const body = { cart: shownOf(purchase), savePayment, paymentMethodId, captcha };
    return (await call('createBundleIntent', { headers, body })).data;
  }
  const { distributionId } = releaseOf(press);
  if (purchase.purpose === 'edit') {
    const body = { amount, distributionId, paymentMethodId, captcha };
    return (await call('createPurchaseEditIntent', { headers, body })).data;
  }
  const { purpose, order, discounts } = purchase;
  const body = { amount, distributionId, purpose, order, ...discounts, paymentMethodId, captcha };
  return (await call('createPaymentIntent', { headers, body })).data;
};

/**
 * Has the server take what was authorised and make the order.
 * @param card of the manual form, which goes, as a saved card of it does, with what was agreed to instead of an intent
 */
export async function captureOrder(press: ReadyPress, card?: CreditCard): Promise<PaidOrder> {
  const { purchase, paymentIntent, captcha, terms, amount, byPayPal, paymentMethodId } = press;
  const headers = headersOf(press);
  const byOrder = byPayPal === true ? { paypalOrderId: paymentIntent } : null;
  const means = paymentMethodId === undefined ? { creditCard: card } : { paymentMethodId };
  const isByForm = byOrder === null && terms !== undefined && (card ?? paymentMethodId) !== undefined;
  const byForm = isByForm ? { ...means, terms, captcha } : null;
  if (purchase.purpose === 'bundle') {
    const cart = shownOf(purchase);
    // What was agreed to went with the order at PayPal.
    const paid = byOrder ?? byForm;
    if (paid !== null) {
      const { data } = await call('payBundleOrder', { headers, body: { cart, ...paid } });
      const bundle = { bundleOrderId: data.BundleOrderId, paymentIntent: null };
      return { orderNumber: data.OrderNumber, bundle };
    }
    if (paymentIntent === null) throw new Error('Bundles are paid with an intent.');
    const body = { cart, paymentIntent };
    const { OrderNumber, bundleOrderId } = (await call('captureBundleIntent', { headers, body })).data;
    return { orderNumber: OrderNumber, bundle: { bundleOrderId, paymentIntent } };
  }
  const release = releaseOf(press);
  // With an intent the captcha was asked for before.
  const paid = byOrder ?? (byForm === null ? { paymentIntent } : { ...byForm, amount });
  if (purchase.purpose === 'edit') {
    const { releaseDate, ...published } = release;
    const body = { ...published, purchaseEditDescription: purchase.description, ...paid };
    return { orderNumber: (await call('payAndSubmitEdit', { headers, body })).data.OrderNumber };
  }
  const { order, discounts, couponAmount } = purchase;
  const solved = paymentIntent === null ? { captcha } : {};
  const body = { ...release, order, ...discounts, couponAmount, ...paid, ...solved };
  const { data } =
    purchase.purpose === 'upgrade'
      ? await call('captureUpgradeIntent', { headers, body: { ...body, applyBundlePackage: false } })
      : await call('capturePaymentIntent', { headers, body });
  return { orderNumber: data.OrderNumber };
}
