import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { reconcilePayments } from '../payments/reconcilePayments';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { FakePayments } from '../../testing/fakePayments';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => {
  setClock(null);
  Object.assign(server.ports.payments, { paypal: null });
});

const keyed = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
const buyer = async (features: object) => {
  const user = await makeUser({ featureOverrides: { hasEnableBundleStorePage: true, ...features } });
  const client = await server.as(user);
  const asked = { headers: { 'X-Cart-Version': 0 }, body: [{ bundlePackagePriceId: 2 }] };
  const { data: cart } = await client.call('saveCart', asked);
  const states = async () =>
    (
      await execute<{ state: string }>('select state from payments where user_id = $1 order by payment_id', [
        user.userId,
      ])
    ).map(({ state }) => state);
  return { user, client, cart, states };
};
const reconcileAfter = async (hours: number): Promise<void> => {
  setClock(new Date(Date.now() + hours * 3_600_000));
  await doJob(server, reconcilePayments, {});
  await runJobs(server);
};

it('removes the card of a payment that came to nothing, and keeps that of one that was paid', async () => {
  const { stripe } = server.ports.payments;
  const authorised = async () => {
    const { client, cart, user } = await buyer({});
    const body = { cart, savePayment: true };
    const { intentId } = (await client.call('createBundleIntent', { ...keyed(), body })).data;
    stripe.authorise(intentId);
    return { client, cart, intentId, user };
  };
  const [paid, left] = [await authorised(), await authorised()];
  const { cart, intentId: paymentIntent } = paid;
  await paid.client.call('captureBundleIntent', { ...keyed(), body: { cart, paymentIntent } });
  expect((await paid.client.call('listPaymentMethods')).data).toHaveLength(1);
  await reconcileAfter(25);
  expect(stripe.intents.get(left.intentId)?.status).toBe('canceled');
  expect(stripe.removed).toEqual([`pm_${left.intentId}`]);
  expect((await (await server.as(left.user)).call('listPaymentMethods')).data).toEqual([]);
});

it('lets bundles go that were approved at PayPal and nobody came back for, and finishes what was begun', async () => {
  const paypal = new FakePayments('paypal');
  Object.assign(server.ports.payments, { paypal });
  const terms = (await server.client.call('getTerms')).data.purchase;
  const approved = async () => {
    const made = await buyer({ userHasStripeApi: false });
    const body = { cart: made.cart };
    const { paypalOrderId } = (await made.client.call('createBundlePayPalOrder', { ...keyed(), body })).data;
    paypal.authorise(paypalOrderId);
    return { ...made, paypalOrderId };
  };
  const [left, cut] = [await approved(), await approved()];
  paypal.disturb = (step) => ({ after: () => step === 'capture' && Promise.reject(new Error('Cut short.')) });
  const agreed = { agreed: true, version: terms.version, agreedAt: new Date().toISOString() };
  const body = { cart: cut.cart, paypalOrderId: cut.paypalOrderId, terms: agreed };
  expect((await refusalOf(cut.client.call('payBundleOrder', { ...keyed(), body }))).status).toBe(500);
  paypal.disturb = () => undefined;
  await reconcileAfter(1);
  expect(await cut.states()).toEqual(['captured']);
  expect(await left.states()).toEqual(['preparing']);
  await reconcileAfter(25);
  expect(await left.states()).toEqual(['canceled']);
  expect(paypal.charges.map(({ intentId }) => intentId)).toEqual([cut.paypalOrderId]);
  const lots = await execute('select user_id from bundle_lots where user_id = any($1)', [
    [left.user.userId, cut.user.userId],
  ]);
  expect(lots).toEqual([{ user_id: cut.user.userId }]);
  expect((await (await server.as(left.user)).call('getCart')).data).toHaveLength(1);
});
