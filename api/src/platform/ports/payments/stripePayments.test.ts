import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { cents } from '@dispatch/contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startStripeStandIn, type StripeStandIn } from '../../../testing/stripeStandIn';
import { EventRefused, PaymentRefused, PaymentsUnavailable } from './paymentsPort';
import { stripePayments } from './stripePayments';

const secrets = {
  secretKey: 'sk_test_for-tests-only',
  publishableKey: 'pk_test_for-tests-only',
  webhookSecret: 'whsec_for-tests-only',
  scriptUrl: 'http://localhost:1/stripe.js',
};

let standIn: StripeStandIn;
let payments: ReturnType<typeof stripePayments>;
beforeAll(async () => {
  standIn = await startStripeStandIn(secrets, 'http://localhost:1/api/webhooks/stripe');
  await standIn.pauseEvents(true);
  payments = stripePayments({ stripe: { ...secrets, apiUrl: standIn.apiUrl } });
});
afterAll(() => standIn.stop());

const subjectOf = () => ({
  paymentId: 7,
  reference: randomUUID() as string,
  distributionId: 43,
  userId: 12,
  purpose: 'release' as const,
});
const amount = cents(60_000);
const good = '4242424242424242';

const authorised = async (card = good) => {
  const intent = await payments.createIntent(subjectOf(), amount, randomUUID());
  await standIn.confirm(intent.id, intent.clientSecret, card);
  return intent;
};

describe('payments by Stripe', () => {
  it('are made over an amount, and say what they are for', async () => {
    const subject = subjectOf();
    const intent = await payments.createIntent(subject, amount, randomUUID());
    expect(intent).toMatchObject({ status: 'open', amount, subject, chargeId: null, message: null });
    expect(intent.clientSecret).toContain(intent.id);
    expect(await payments.retrieveIntent(intent.id)).toEqual(intent);
    // Their events go to one address.
    expect(await payments.listEventAddresses?.()).toEqual([
      { url: 'http://localhost:1/api/webhooks/stripe', isOn: true, types: ['*'] },
    ]);
  });

  it('are authorised in the browser and captured by us', async () => {
    const { id } = await authorised();
    expect(await payments.retrieveIntent(id)).toMatchObject({ status: 'authorised' });
    expect(await standIn.captured(id)).toEqual([]);
    const captured = await payments.capture(id, amount, randomUUID());
    expect(captured.status).toBe('captured');
    expect(captured.chargeId).toMatch(/^ch_/);
    expect(captured.card).toEqual({ brand: 'Visa', lastFour: '4242' });
    expect(await standIn.captured(id)).toEqual([60_000]);
  });

  it('happen once however often a step is sent with its key', async () => {
    const [subject, key] = [subjectOf(), randomUUID()];
    const one = await payments.createIntent(subject, amount, key);
    expect((await payments.createIntent(subject, amount, key)).id).toBe(one.id);
  });

  it('pass on why a card was declined', async () => {
    const { id, clientSecret } = await payments.createIntent(subjectOf(), amount, randomUUID());
    const declined = await standIn.confirm(id, clientSecret, '4000000000009995');
    const intent = await payments.retrieveIntent(id);
    expect(intent).toMatchObject({ status: 'open', message: declined });
    expect(declined).toBe('Your card has insufficient funds.');
  });

  it('follow their price while they are open, and not later', async () => {
    const { id, clientSecret } = await payments.createIntent(subjectOf(), amount, randomUUID());
    const changed = await payments.changeAmount(id, cents(84_000), randomUUID());
    expect(changed.amount).toBe(84_000);
    await standIn.confirm(id, clientSecret, good);
    await expect(payments.changeAmount(id, amount, randomUUID())).rejects.toThrow(PaymentRefused);
  });

  it('can be canceled, and then not be captured', async () => {
    const { id } = await authorised();
    expect((await payments.cancel(id, randomUUID())).status).toBe('canceled');
    await expect(payments.capture(id, amount, randomUUID())).rejects.toThrow(PaymentRefused);
    expect(await standIn.captured(id)).toEqual([]);
  });

  it('are refused a second time, by another key too', async () => {
    const { id } = await authorised();
    await payments.capture(id, amount, randomUUID());
    await expect(payments.capture(id, amount, randomUUID())).rejects.toThrow(PaymentRefused);
    await expect(payments.cancel(id, randomUUID())).rejects.toThrow(PaymentRefused);
    expect(await standIn.captured(id)).toEqual([60_000]);
  });

  it('are given back in parts, once a request however often it is sent, and are found again', async () => {
    const { id, subject } = await authorised();
    await payments.capture(id, amount, randomUUID());
    const first = { intentId: id, reference: subject?.reference ?? '', refundRequestId: 31, attempt: 1 };
    expect(await payments.findRefund(first)).toBeNull();
    await standIn.hold('/v1/refunds', 'after');
    const refunding = payments.refund(first, cents(12_000), 'refund-31-1');
    await expect.poll(() => standIn.isHeld()).toBe(true);
    await standIn.release(true);
    const refund = await refunding;
    expect(refund).toMatchObject({ status: 'done', amount: 12_000, message: null });
    expect((await payments.refund(first, cents(12_000), 'refund-31-1')).id).toBe(refund.id);
    expect(await payments.findRefund({ ...first, attempt: 2 })).toEqual(refund);
    expect(await payments.findRefund({ ...first, refundRequestId: 32 })).toBeNull();
    expect(await payments.findRefund({ ...first, reference: randomUUID() })).toBeNull();
    const more = payments.refund({ ...first, refundRequestId: 32 }, cents(48_001), randomUUID());
    await expect(more).rejects.toThrow(/greater than unrefunded amount/);
    expect(await standIn.refunded(id)).toEqual([12_000]);
  });

  it('say why a refund fails, which stands in nobody’s way at the next attempt', async () => {
    const { id } = await authorised('4000000000005126');
    await payments.capture(id, amount, randomUUID());
    const subject = { intentId: id, reference: randomUUID() as string, refundRequestId: 7, attempt: 1 };
    const failed = await payments.refund(subject, amount, randomUUID());
    expect(failed).toMatchObject({ status: 'failed', message: 'expired or canceled card' });
    expect(await payments.findRefund(subject)).toEqual(failed);
    expect(await payments.findRefund({ ...subject, attempt: 2 })).toBeNull();
  });

  it('stand in the books page by page, with what was given back', async () => {
    const { id, subject } = await authorised();
    const { chargeId } = await payments.capture(id, cents(50_000), randomUUID());
    const request = { intentId: id, reference: subject?.reference ?? '', refundRequestId: 8, attempt: 1 };
    const { id: refundId } = await payments.refund(request, cents(1), randomUUID());
    const since = new Date(Date.now() - 3_600_000);
    const charges = await payments.listCharges(since, null);
    expect(charges.entries[0]).toEqual({ id: chargeId, intentId: id, amount: 50_000 });
    const refunds = await payments.listRefunds(since, null);
    expect(refunds.entries[0]).toMatchObject({ ...request, id: refundId, amount: 1, status: 'done' });
    expect(await payments.listRefunds(since, refundId)).toMatchObject({ entries: refunds.entries.slice(1) });
    expect((await payments.listCharges(new Date(Date.now() + 3_600_000), null)).entries).toEqual([]);
  });

  it('are not known by an id that Stripe does not know', async () => {
    expect(await payments.retrieveIntent('pi_unknown')).toBeNull();
  });

  it('survive one cut line: the step is sent again with its key', async () => {
    const { id } = await authorised();
    await standIn.hold('/v1/payment_intents/:id/capture', 'after');
    const capturing = payments.capture(id, amount, randomUUID());
    await expect.poll(() => standIn.isHeld()).toBe(true);
    await standIn.release(true);
    expect((await capturing).status).toBe('captured');
    expect(await standIn.captured(id)).toEqual([60_000]);
  });

  it('are not judged when nobody answers', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const nobody = stripePayments({ stripe: { ...secrets, apiUrl: `http://127.0.0.1:${port}` } });
    await expect(nobody.retrieveIntent('pi_1')).rejects.toThrow(PaymentsUnavailable);
    await expect(nobody.createIntent(subjectOf(), amount, randomUUID())).rejects.toThrow(PaymentsUnavailable);
  });

  it('are not judged when nothing comes for longer than a caller waits', async () => {
    const lines: Socket[] = [];
    const server = createServer((line) => lines.push(line)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { port } = server.address() as AddressInfo;
      const silent = stripePayments({ stripe: { ...secrets, apiUrl: `http://127.0.0.1:${port}` } });
      const asked = expect(silent.createIntent(subjectOf(), amount, randomUUID())).rejects.toThrow(
        PaymentsUnavailable,
      );
      await vi.advanceTimersByTimeAsync(7_500);
      await asked;
    } finally {
      vi.useRealTimers();
      for (const line of lines) line.destroy();
      server.close();
    }
  });

  it('are not judged when our key is wrong', async () => {
    const stranger = stripePayments({
      stripe: { ...secrets, secretKey: 'sk_test_wrong', apiUrl: standIn.apiUrl },
    });
    await expect(stranger.retrieveIntent('pi_1')).rejects.toThrow(PaymentsUnavailable);
  });
});

describe('an event of Stripe', () => {
  const body = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object } });
  const sign = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  it('names its intent when it is signed', () => {
    const payload = body({ object: 'payment_intent', id: 'pi_1' });
    expect(payments.parseEvent(Buffer.from(payload), sign(payload, secrets.webhookSecret))).toEqual({
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
    });
  });

  it('may be about something else', () => {
    const payload = body({ object: 'customer', id: 'cus_1' });
    expect(
      payments.parseEvent(Buffer.from(payload), sign(payload, secrets.webhookSecret)).intentId,
    ).toBeNull();
  });

  it('is refused when it is signed by somebody else, changed, or old', () => {
    const payload = body({ object: 'payment_intent', id: 'pi_1' });
    const right = sign(payload, secrets.webhookSecret);
    const old = sign(payload, secrets.webhookSecret, Math.floor(Date.now() / 1000) - 3_600);
    const read = (bytes: string, signature: string) => () =>
      payments.parseEvent(Buffer.from(bytes), signature);
    expect(read(payload, sign(payload, 'whsec_of_somebody_else'))).toThrow(EventRefused);
    expect(read(payload.replace('pi_1', 'pi_2'), right)).toThrow(EventRefused);
    expect(read(payload, old)).toThrow(EventRefused);
    expect(read(payload, 'nonsense')).toThrow(EventRefused);
    expect(read('', right)).toThrow(EventRefused);
  });
});
