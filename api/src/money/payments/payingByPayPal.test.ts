import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { FakePayments } from '../../testing/fakePayments';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { settleReportedPayment } from './settleReportedPayment';

const server = useTestServer();
const paypal = new FakePayments('paypal');
beforeEach(() => {
  server.ports.payments.paypal = paypal;
  paypal.disturb = () => undefined;
});

const withoutStripe = { featureOverrides: { userHasStripeApi: false } };
const buyer = async (given = {}) => Payer.at(server, given, await makeUser({ ...withoutStripe }));
const headers = () => ({ 'Idempotency-Key': randomUUID() });

const create = async (
  payer: Payer,
  asked: { amount?: number; couponCode?: string; captcha?: string } = {},
) => {
  const body = {
    amount: 600,
    purpose: 'release' as const,
    distributionId: payer.id,
    order: payer.order,
    ...asked,
  };
  return (await payer.client.call('createPayPalOrder', { headers: headers(), body })).data;
};
const approved = async (payer: Payer, asked: Parameters<typeof create>[1] = {}): Promise<string> => {
  const { paypalOrderId } = await create(payer, asked);
  paypal.authorise(paypalOrderId);
  return paypalOrderId;
};
const capture = async (payer: Payer, paypalOrderId: string, more: { couponCode?: string } = {}) => {
  const body = { distributionId: payer.id, order: payer.order, paypalOrderId, ...more };
  return (await payer.client.call('capturePaymentIntent', { headers: headers(), body })).data;
};
const taken = (payer: Payer): number[] =>
  paypal.charges
    .filter(({ intentId }) => paypal.intents.get(intentId)?.subject?.distributionId === payer.id)
    .map(({ amount }) => amount);

describe('a payment by PayPal', () => {
  it('is approved there and pays for the release once, from however many windows', async () => {
    const payer = await buyer();
    const { paypalOrderId, approvalUrl } = await create(payer);
    expect(approvalUrl).not.toBe('');
    expect((await create(payer)).paypalOrderId).toBe(paypalOrderId);
    const early = await refusalOf(capture(payer, paypalOrderId));
    expect(early).toMatchObject({ status: 409, problem: { code: 'payment-not-authorised' } });
    paypal.authorise(paypalOrderId);
    const answers = await Promise.all([1, 2, 3].map(() => capture(payer, paypalOrderId).catch(() => null)));
    const again = await capture(payer, paypalOrderId);
    expect(answers.filter((answer) => answer !== null)).toContainEqual(again);
    expect(again.ProcessorTransactionID).toBe(paypal.intents.get(paypalOrderId)?.chargeId);
    expect(taken(payer)).toEqual([60_000]);
    expect((await payer.paid()).orders).toEqual([again.OrderNumber]);
    const [row] = await execute<{ provider: string }>(
      'select provider from payments where distribution_id = $1',
      [payer.id],
    );
    expect(row?.provider).toBe('paypal');
  });

  it('takes nothing when the price has changed since, and the next one is of the new price', async () => {
    const payer = await buyer();
    const paypalOrderId = await approved(payer);
    await payer.save({ cjl: 2 });
    const { status, problem } = await refusalOf(capture(payer, paypalOrderId));
    expect([status, problem.code, problem['total']]).toEqual([409, 'order-total-changed', 840]);
    await payer.release.reload();
    const next = await approved(payer, { amount: 840 });
    expect(next).not.toBe(paypalOrderId);
    await expect(refusalOf(capture(payer, paypalOrderId))).resolves.toMatchObject({ status: 409 });
    await capture(payer, next);
    expect(taken(payer)).toEqual([84_000]);
  });

  it('is another order for another amount: nobody approves what they were not shown', async () => {
    const payer = await buyer();
    const { paypalOrderId } = await create(payer);
    await payer.save({ cjl: 0 });
    await payer.release.reload();
    const refused = new PaymentRefused('The amount stays as it is.', false);
    paypal.disturb = (step) =>
      step === 'changeAmount' ? { before: () => Promise.reject(refused) } : undefined;
    const next = await approved(payer, { amount: 360 });
    expect([paypalOrderId, next].map((id) => paypal.intents.get(id)?.amount)).toEqual([60_000, 36_000]);
    paypal.authorise(paypalOrderId);
    expect((await refusalOf(capture(payer, paypalOrderId))).status).toBe(409);
    await capture(payer, next);
    expect(taken(payer)).toEqual([36_000]);
  });

  it('says why it is declined, and another one may be begun', async () => {
    const payer = await buyer();
    const paypalOrderId = await approved(payer);
    paypal.disturb = (step) =>
      step === 'capture'
        ? { before: () => Promise.reject(new PaymentRefused('The instrument was declined.', true)) }
        : undefined;
    const { status, problem } = await refusalOf(capture(payer, paypalOrderId));
    expect([status, problem.message]).toEqual([409, 'The instrument was declined.']);
    paypal.disturb = () => undefined;
    await capture(payer, await approved(payer));
    expect(taken(payer)).toEqual([60_000]);
  });

  it('holds the coupon from the approval on, and is paid less it', async () => {
    const payer = await buyer();
    const couponCode = randomUUID().toUpperCase();
    await makeUserCoupon(payer.user, { cents: 2_500, code: couponCode });
    const paypalOrderId = await approved(payer, { amount: 575, couponCode });
    const other = await Payer.at(server, {}, payer.user);
    const refused = await refusalOf(create(other, { amount: 575, couponCode }));
    expect(refused.problem.fields?.map(({ pointer }) => pointer)).toEqual(['/couponCode']);
    await capture(payer, paypalOrderId, { couponCode });
    expect(taken(payer)).toEqual([57_500]);
  });

  it('is refused to who pays in the embedded form, and where PayPal is not configured', async () => {
    const card = await Payer.at(server);
    const { status, problem } = await refusalOf(create(card));
    expect([status, problem.code]).toEqual([409, 'payment-not-offered']);
    server.ports.payments.paypal = null;
    expect((await refusalOf(create(await buyer()))).status).toBe(403);
    expect(await card.payments()).toEqual([]);
  });
});

describe('the cart', () => {
  it('is paid by what was approved at PayPal, and not when it has changed since', async () => {
    const featureOverrides = { userHasStripeApi: false, hasEnableBundleStorePage: true };
    const client = await server.as(await makeUser({ featureOverrides }));
    const save = async (version: number, ...ids: number[]) => {
      const body = ids.map((bundlePackagePriceId) => ({ bundlePackagePriceId }));
      return (await client.call('saveCart', { headers: { 'X-Cart-Version': version }, body })).data;
    };
    const { purchase } = (await client.call('getTerms')).data;
    const terms = { agreed: true, version: purchase.version, agreedAt: new Date().toISOString() };
    const begin = async (cart: Awaited<ReturnType<typeof save>>) => {
      const { data } = await client.call('createBundlePayPalOrder', { headers: headers(), body: { cart } });
      paypal.authorise(data.paypalOrderId);
      return data.paypalOrderId;
    };
    const pay = (cart: Awaited<ReturnType<typeof save>>, paypalOrderId: string) =>
      client.call('payBundleOrder', { headers: headers(), body: { cart, paypalOrderId, terms } });
    const first = await save(0, 1);
    const old = await begin(first);
    const cart = await save(1, 1, 5);
    expect((await refusalOf(pay(first, old))).problem.code).toBe('order-total-changed');
    const paypalOrderId = await begin(cart);
    const { data } = await pay(cart, paypalOrderId);
    expect((await pay(cart, paypalOrderId)).data).toEqual(data);
    expect(paypal.charges.filter(({ intentId }) => [old, paypalOrderId].includes(intentId))).toHaveLength(1);
    expect((await client.call('getCart')).data).toEqual([]);
  });

  it('is paid from a window that knows of the order at PayPal alone, with what was agreed to before', async () => {
    const featureOverrides = { userHasStripeApi: false, hasEnableBundleStorePage: true };
    const user = await makeUser({ featureOverrides });
    const client = await server.as(user);
    const cart = [{ bundlePackagePriceId: 1 }];
    await client.call('saveCart', { headers: { 'X-Cart-Version': 0 }, body: cart });
    const { purchase } = (await client.call('getTerms')).data;
    const terms = { agreed: true, version: purchase.version, agreedAt: '2020-01-02T03:04:05.000Z' };
    const begin = async (body: { cart: typeof cart; terms?: typeof terms }) => {
      const { data } = await client.call('createBundlePayPalOrder', { headers: headers(), body });
      paypal.authorise(data.paypalOrderId);
      return data.paypalOrderId;
    };
    const pay = (paypalOrderId: string) =>
      client.call('payBundleOrder', { headers: headers(), body: { cart, paypalOrderId } });
    const stale = { ...terms, version: 'before' };
    expect((await refusalOf(begin({ cart, terms: stale }))).problem.code).toBe('terms-changed');
    expect((await refusalOf(pay(await begin({ cart })))).problem.fields?.[0]?.pointer).toBe('/terms/agreed');
    const { data } = await pay(await begin({ cart, terms }));
    const [kept] = await execute<{ order: number; agreedAt: Date }>(
      `select order_id as order, terms_agreed_at as "agreedAt" from payments where user_id = $1 and state = 'captured'`,
      [user.userId],
    );
    expect(kept).toEqual({ order: data.BundleOrderId, agreedAt: new Date(terms.agreedAt) });
  });
});

describe('an event of PayPal', () => {
  const send = (intentId: string, sig = 'signed') =>
    server.send('/api/webhooks/paypal', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Paypal-Transmission-Id': 't-1',
        'Paypal-Transmission-Time': '2019-01-01T00:00:00Z',
        'Paypal-Transmission-Sig': sig,
        'Paypal-Cert-Url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
        'Paypal-Auth-Algo': 'SHA256withRSA',
      },
      body: JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: intentId } }),
    });
  const waiting = async (intentId: string) =>
    (
      await execute(`select id from jobs.job where name = 'settle-payment' and data ->> 'intentId' = $1`, [
        intentId,
      ])
    ).length;

  it('has the order of PayPal asked for, when PayPal says that it is its own', async () => {
    const payer = await buyer();
    const paypalOrderId = await approved(payer);
    expect((await send(paypalOrderId, 'forged')).status).toBe(400);
    expect(await waiting(paypalOrderId)).toBe(0);
    paypal.down = true;
    expect((await send(paypalOrderId)).status).toBe(503);
    paypal.down = false;
    expect((await send(paypalOrderId)).status).toBe(200);
    expect((await send('unknown')).status).toBe(200);
    expect(await waiting(paypalOrderId)).toBe(1);
    server.ports.payments.paypal = null;
    expect((await send(paypalOrderId)).status).toBe(400);
  });

  it('makes the order of a capture whose answer was lost', async () => {
    const payer = await buyer();
    const paypalOrderId = await approved(payer);
    paypal.disturb = (step) =>
      step === 'capture' ? { after: () => Promise.reject(new Error('The answer is lost.')) } : undefined;
    await capture(payer, paypalOrderId).catch(() => null);
    paypal.disturb = () => undefined;
    await doJob(server, settleReportedPayment, { intentId: paypalOrderId });
    expect(taken(payer)).toEqual([60_000]);
    expect((await payer.paid()).orders).toHaveLength(1);
  });
});
