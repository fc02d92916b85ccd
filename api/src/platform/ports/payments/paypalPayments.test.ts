import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { cents } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayPalStandIn, type PayPalStandIn } from '../../../testing/payPalStandIn';
import { EventRefused, PaymentRefused, PaymentsUnavailable } from './paymentsPort';
import { type PayPalPort, paypalPayments } from './paypalPayments';

const site = { publicUrl: 'https://releases.example', siteName: 'Dispatch' };
const amount = cents(60_005);

let received: { rawBody: Buffer; transmission: Parameters<PayPalPort['readEvent']>[1] }[] = [];
const product = createServer((request, response) => {
  void buffer(request).then((rawBody) => {
    const header = (name: string) => String(request.headers[`paypal-${name}`]);
    const transmission = {
      id: header('transmission-id'),
      time: header('transmission-time'),
      sig: header('transmission-sig'),
      certUrl: header('cert-url'),
      algo: header('auth-algo'),
    };
    received.push({ rawBody, transmission });
    response.end('{}');
  });
});

let standIn: PayPalStandIn;
let payments: PayPalPort;
beforeAll(async () => {
  product.listen(0, '127.0.0.1');
  await once(product, 'listening');
  standIn = await startPayPalStandIn(`http://127.0.0.1:${(product.address() as AddressInfo).port}`);
  payments = paypalPayments(standIn.settings, site);
});
afterAll(async () => {
  await standIn.stop();
  product.close();
});

const subjectOf = (purpose: 'release' | 'upgrade' = 'release') => ({
  paymentId: 2_147_483_647,
  reference: randomUUID() as string,
  distributionId: 2_147_483_646,
  userId: 2_147_483_645,
  purpose,
});
const approved = async () => {
  const intent = await payments.createIntent(subjectOf(), amount, randomUUID());
  await standIn.decide(intent.id, 'approve');
  return intent;
};

describe('payments by PayPal', () => {
  it('say what they are for, and where they are approved and come back to', async () => {
    const [subject, key] = [subjectOf(), randomUUID()];
    const intent = await payments.createIntent(subject, amount, key);
    expect(intent).toMatchObject({ status: 'open', amount, subject, chargeId: null });
    expect(await payments.createIntent(subject, amount, key)).toEqual(intent);
    expect(await payments.retrieveIntent(intent.id)).toEqual(intent);
    const page = await fetch(intent.clientSecret).then((answer) => answer.text());
    expect(page).toContain('$600.05');
    const back = `https://releases.example/distribution/create/${subject.distributionId}?paypal`;
    expect(await standIn.decide(intent.id, 'cancel')).toBe(`${back}=cancelled&token=${intent.id}`);
    expect(await payments.retrieveIntent(intent.id)).toEqual(intent);
    expect(await standIn.decide(intent.id, 'approve')).toBe(`${back}=approved&token=${intent.id}`);
    expect(await payments.retrieveIntent(intent.id)).toMatchObject({ status: 'authorised' });
    const upgrade = await payments.createIntent(subjectOf('upgrade'), amount, randomUUID());
    expect(await standIn.decide(upgrade.id, 'approve')).toContain('/distribution/upgrade/');
    // Their events go to the webhook that is configured.
    const [{ url, ...address } = { url: '' }, ...others] = (await payments.listEventAddresses?.()) ?? [];
    expect([new URL(url).host, address, others]).toEqual([
      `127.0.0.1:${(product.address() as AddressInfo).port}`,
      { isOn: true, types: ['*'] },
      [],
    ]);
    const other = paypalPayments({ ...standIn.settings, webhookId: 'WH-OTHER' }, site);
    expect(await other.listEventAddresses?.()).toEqual([]);
  });

  it('are captured once they are approved, once however often it is sent', async () => {
    const { id } = await payments.createIntent(subjectOf(), amount, randomUUID());
    await expect(payments.capture(id, amount, randomUUID())).rejects.toThrow(/not yet approved/);
    await standIn.decide(id, 'approve');
    const key = randomUUID();
    await standIn.hold('/v2/checkout/orders/:id/capture', 'after', 'lose');
    const captured = await payments.capture(id, amount, key);
    expect(captured).toMatchObject({ id, status: 'captured', amount });
    expect(await payments.capture(id, amount, key)).toEqual(captured);
    await expect(payments.capture(id, amount, randomUUID())).rejects.toThrow(PaymentRefused);
    await expect(payments.cancel(id, randomUUID())).rejects.toThrow(PaymentRefused);
    expect(await standIn.captured(id)).toEqual(['600.05']);
  });

  it('say to people why they are declined, and take nothing then', async () => {
    const { id } = await payments.createIntent(subjectOf(), amount, randomUUID());
    await standIn.decide(id, 'decline');
    const declined = payments.capture(id, amount, randomUUID());
    await expect(declined).rejects.toMatchObject({ forPeople: true });
    await expect(declined).rejects.toThrow(/either declined/);
    expect(await payments.cancel(id, randomUUID())).toMatchObject({ status: 'canceled' });
    expect(await standIn.captured(id)).toEqual([]);
  });

  it('keep their amount: another one is another order', async () => {
    const { id } = await payments.createIntent(subjectOf(), amount, randomUUID());
    await expect(payments.changeAmount(id, cents(1), randomUUID())).rejects.toThrow(PaymentRefused);
  });

  it('are given back in parts, once a request, are found again and stand in the books', async () => {
    const { id, subject } = await approved();
    const { chargeId } = await payments.capture(id, amount, randomUUID());
    const reference = subject?.reference ?? '';
    const first = { intentId: id, reference, refundRequestId: 31, attempt: 1 };
    expect(await payments.findRefund(first)).toBeNull();
    const refund = await payments.refund(first, cents(12_000), 'refund-31-1');
    expect(refund).toMatchObject({ status: 'done', amount: 12_000 });
    expect(await payments.refund(first, cents(12_000), 'refund-31-1')).toEqual(refund);
    expect(await payments.findRefund({ ...first, attempt: 2 })).toEqual(refund);
    expect(await payments.findRefund({ ...first, refundRequestId: 32 })).toBeNull();
    const more = payments.refund({ ...first, refundRequestId: 32 }, cents(48_006), randomUUID());
    await expect(more).rejects.toThrow(/less than or equal/);

    // Two months have two reports.
    const since = new Date(Date.now() - 40 * 24 * 3_600_000);
    const before = await payments.listCharges(since, null);
    expect(before.entries).toEqual([]);
    const charges = await payments.listCharges(since, before.next);
    expect(charges).toMatchObject({ next: null });
    expect(charges.entries).toContainEqual({ id: chargeId, intentId: null, reference, amount });
    const refunds = await payments.listRefunds(since, before.next);
    const { intentId: _none, ...named } = first;
    expect(refunds.entries).toContainEqual(
      expect.objectContaining({ ...named, id: refund.id, amount: 12_000 }),
    );
  });

  it('are not known by an id that PayPal does not know', async () => {
    expect(await payments.retrieveIntent('../unknown')).toBeNull();
    await expect(payments.capture('UNKNOWN', amount, randomUUID())).rejects.toThrow(PaymentRefused);
  });

  it('are not judged when PayPal fails, is away, or our keys are wrong', async () => {
    await standIn.hold('/v2/checkout/orders', 'before', 'fail');
    const created = payments.createIntent(subjectOf(), amount, randomUUID());
    await expect(created).rejects.toThrow(PaymentsUnavailable);
    for (const wrong of [{ clientSecret: 'wrong' }, { apiUrl: 'http://127.0.0.1:1' }]) {
      const port = paypalPayments({ ...standIn.settings, ...wrong }, site);
      await expect(port.retrieveIntent('1')).rejects.toThrow(PaymentsUnavailable);
    }
  });
});

describe('an event of PayPal', () => {
  it('is read when PayPal says that it is its own, byte by byte, and names its order', async () => {
    received = [];
    const { id } = await approved();
    await payments.capture(id, amount, randomUUID());
    await expect.poll(() => received.length).toBe(2);
    const read = received.map(({ rawBody, transmission }) => payments.readEvent(rawBody, transmission));
    expect(await Promise.all(read)).toEqual([
      { type: 'CHECKOUT.ORDER.APPROVED', intentId: id },
      { type: 'PAYMENT.CAPTURE.COMPLETED', intentId: id },
    ]);
    const [event] = received;
    if (event === undefined) throw new Error('No event came.');
    const { rawBody, transmission } = event;
    const spaced = Buffer.from(JSON.stringify(JSON.parse(rawBody.toString())));
    await expect(payments.readEvent(spaced, transmission)).rejects.toThrow(EventRefused);
    const forged = { ...transmission, sig: 'AAAA' };
    await expect(payments.readEvent(rawBody, forged)).rejects.toThrow(EventRefused);
  });
});
