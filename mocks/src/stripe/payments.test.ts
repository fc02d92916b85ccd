import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../http/listen';
import { testSettings } from '../testing/settings';
import { startStripe } from './server';

const settings = testSettings();
let running: Running;
let stripe: Stripe;

const clientFor = (key: string, port: number): Stripe =>
  new Stripe(key, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

beforeAll(async () => {
  running = await startStripe(settings);
  stripe = clientFor(settings.stripeSecretKey, running.port);
  await control('POST', 'webhooks', { paused: true });
});
afterAll(() => running.close());

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${running.address}/_control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const held = { amount: 24_500, currency: 'usd', capture_method: 'manual' } as const;

async function confirmInBrowser(intent: Stripe.PaymentIntent, card: Readonly<Record<string, string>>) {
  const form = new URLSearchParams({
    key: settings.stripePublishableKey,
    client_secret: intent.client_secret ?? '',
    use_stripe_sdk: 'true',
    'payment_method_data[type]': 'card',
    ...Object.fromEntries(
      Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]),
    ),
  });
  const response = await fetch(`${running.address}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    body: form,
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, Record<string, unknown>>,
  };
}

const card = (number: string) => ({ number, exp_month: '08', exp_year: '40', cvc: '123' });

describe('a payment', () => {
  test('is authorised in the browser, captured by the server, and refunded in parts', async () => {
    const intent = await stripe.paymentIntents.create({
      ...held,
      metadata: { order: '7' },
      description: 'Release 7',
    });
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      metadata: { order: '7' },
    });

    const confirmed = await confirmInBrowser(intent, card('4242 4242 4242 4242'));
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({ status: 'requires_capture' });
    expect(confirmed.body).not.toHaveProperty('metadata');

    const captured = await stripe.paymentIntents.capture(
      intent.id,
      {},
      { idempotencyKey: `capture-${intent.id}` },
    );
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 24_500, amount_capturable: 0 });
    const charge = await stripe.charges.retrieve(captured.latest_charge as string);
    expect(charge).toMatchObject({ captured: true, amount_captured: 24_500, refunded: false });

    const part = await stripe.refunds.create({ payment_intent: intent.id, amount: 4_500 });
    expect(part.status).toBe('succeeded');
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 20_001 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await stripe.refunds.create({ charge: charge.id });
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after.latest_charge).toMatchObject({ refunded: true, amount_refunded: 24_500 });
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('can be changed until it is confirmed, and canceled until it is captured', async () => {
    const intent = await stripe.paymentIntents.create({ ...held, metadata: { a: '1', b: '2' } });
    const changed = await stripe.paymentIntents.update(intent.id, {
      amount: 36_000,
      metadata: { a: '', c: '3' },
    });
    expect(changed).toMatchObject({ amount: 36_000, metadata: { b: '2', c: '3' } });
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' });
    await expect(stripe.paymentIntents.update(intent.id, { amount: 1_000 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
      amount_received: 0,
    });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      message: expect.stringContaining('it has a status of canceled') as string,
      payment_intent: { status: 'canceled' },
    });
    await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  test('is captured once: a second capture is refused', async () => {
    const intent = await stripe.paymentIntents.create({
      ...held,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 20_000 });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      message: 'This PaymentIntent could not be captured because it has already been captured.',
    });
    expect((await stripe.paymentIntents.retrieve(intent.id)).amount_received).toBe(20_000);
  });

  test('without manual capture succeeds at once', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 12_000,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      payment_method: 'pm_card_amex',
      confirm: true,
    });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 12_000 });
  });

  test('outlives a restart of the stand-in', async () => {
    const own = testSettings();
    const first = await startStripe(own);
    const made = await clientFor(own.stripeSecretKey, first.port).paymentIntents.create(held);
    await first.close();
    const second = await startStripe(own);
    const found = await clientFor(own.stripeSecretKey, second.port).paymentIntents.retrieve(made.id);
    await second.close();
    expect(found.client_secret).toBe(made.client_secret);
  });
});

describe('a card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card has been declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    ['4000000000000119', 'processing_error', undefined, /An error occurred while processing your card/],
    ['4532015112830366', 'card_declined', 'test_mode_live_card', /test mode/],
  ])('%s is refused with %s', async (number, code, decline_code, message) => {
    const intent = await stripe.paymentIntents.create(held);
    const { status, body } = await confirmInBrowser(intent, card(number));
    expect(status).toBe(402);
    expect(body['error']).toMatchObject({ type: 'card_error', code, ...(decline_code && { decline_code }) });
    expect(body['error']?.['message']).toMatch(message);
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code },
    });
    const retried = await confirmInBrowser(intent, card('5555555555554444'));
    expect(retried.body).toMatchObject({ status: 'requires_capture', last_payment_error: null });
  });

  test.each([
    ['a wrong check digit', { number: '4242424242424241' }, 'incorrect_number'],
    ['a month that is none', { exp_month: '13' }, 'invalid_expiry_month'],
    ['a year that is over', { exp_year: '19' }, 'invalid_expiry_year'],
    ['a security code of letters', { cvc: 'abc' }, 'invalid_cvc'],
  ])('with %s is not taken', async (_what, change, code) => {
    const intent = await stripe.paymentIntents.create(held);
    const { status, body } = await confirmInBrowser(intent, { ...card('4242424242424242'), ...change });
    expect(status).toBe(402);
    expect(body['error']).toMatchObject({ type: 'card_error', code });
  });

  test.each([
    ['complete', 'requires_capture', undefined],
    ['fail', 'requires_payment_method', 'payment_intent_authentication_failure'],
  ])('with 3-D Secure waits for its holder: %s', async (outcome, status, code) => {
    const intent = await stripe.paymentIntents.create(held);
    const { body } = await confirmInBrowser(intent, card('4000002760003184'));
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({ statusCode: 400 });
    const form = { client_secret: intent.client_secret ?? '', outcome };
    await fetch(`${running.address}/challenge/${intent.id}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const after = await stripe.paymentIntents.retrieve(intent.id);
    expect(after.status).toBe(status);
    expect(after.last_payment_error?.code).toBe(code);
  });
});

describe('keys', () => {
  test('a wrong secret key is 401', async () => {
    await expect(clientFor('sk_test_wrong', running.port).paymentIntents.create(held)).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test('a publishable key opens one intent, with its client secret, and makes none', async () => {
    const intent = await stripe.paymentIntents.create(held);
    const browser = clientFor(settings.stripePublishableKey, running.port);
    await expect(browser.paymentIntents.create(held)).rejects.toMatchObject({ code: 'secret_key_required' });
    await expect(
      browser.paymentIntents.retrieve(intent.id, { client_secret: `${intent.id}_secret_guess` }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'client_secret' });
    const seen = await browser.paymentIntents.retrieve(intent.id, {
      client_secret: intent.client_secret ?? '',
    });
    expect(seen.status).toBe('requires_payment_method');
  });

  test('what is not there is 404, what is unknown is named', async () => {
    await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    const unknown = { ...held, colour: 'blue' } as Stripe.PaymentIntentCreateParams;
    await expect(stripe.paymentIntents.create(unknown)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again, makes nothing twice, and refuses another body', async () => {
    const key = { idempotencyKey: 'order-1-intent' };
    const first = await stripe.paymentIntents.create({ ...held, metadata: { order: '1' } }, key);
    const again = await stripe.paymentIntents.create({ metadata: { order: '1' }, ...held }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.paymentIntents.create({ ...held, amount: 1_000 }, key)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
  });

  test('remembers a refusal of the bank too', async () => {
    const intent = await stripe.paymentIntents.create(held);
    const key = { idempotencyKey: `confirm-${intent.id}` };
    const declined = { payment_method: 'pm_card_chargeDeclined' };
    const first: unknown = await stripe.paymentIntents
      .confirm(intent.id, declined, key)
      .catch((error: unknown) => error);
    const second: unknown = await stripe.paymentIntents
      .confirm(intent.id, declined, key)
      .catch((error: unknown) => error);
    expect(first).toMatchObject({ type: 'StripeCardError', decline_code: 'generic_decline' });
    expect((second as Stripe.errors.StripeCardError).charge).toBe(
      (first as Stripe.errors.StripeCardError).charge,
    );
  });
});

describe('the control surface', () => {
  test('holds a capture before it happens; a second call with its key is 409; release lets it go on', async () => {
    const intent = await stripe.paymentIntents.create({
      ...held,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await control('POST', 'hold', { path: '/v1/payment_intents/:id/capture', when: 'before' });
    const key = { idempotencyKey: `held-${intent.id}` };
    const capturing = stripe.paymentIntents.capture(intent.id, {}, key);
    await expect.poll(() => control('GET', 'hold')).toMatchObject([{ held: true }]);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_capture');
    await expect(stripe.paymentIntents.capture(intent.id, {}, key)).rejects.toMatchObject({
      statusCode: 409,
    });
    expect(await control('POST', 'release')).toEqual({ released: 1 });
    expect((await capturing).status).toBe('succeeded');
  });

  test('withholds the answer of a capture that happened, and can lose it', async () => {
    const intent = await stripe.paymentIntents.create({
      ...held,
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await control('POST', 'hold', { path: '/v1/payment_intents/:id/capture', when: 'after' });
    const capture = fetch(`${running.address}/v1/payment_intents/${intent.id}/capture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.stripeSecretKey}` },
    });
    const lost = expect(capture).rejects.toThrow();
    await expect.poll(() => control('GET', 'hold')).toMatchObject([{ held: true }]);
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
    await control('POST', 'release', { drop: true });
    await lost;
    const charges = (await control('GET', 'charges')) as { payment_intent: string }[];
    expect(charges.filter(({ payment_intent }) => payment_intent === intent.id)).toHaveLength(1);
  });
});

test('customers keep cards, and lists are paged by cursor', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { account: '9' } });
  const intent = await stripe.paymentIntents.create({
    ...held,
    customer: customer.id,
    setup_future_usage: 'off_session',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const cards = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  expect(cards.data.map(({ id }) => id)).toEqual([intent.payment_method]);
  await stripe.paymentIntents.create({ ...held, customer: customer.id });
  const ids: string[] = [];
  for await (const found of stripe.paymentIntents.list({ customer: customer.id, limit: 1 }))
    ids.push(found.id);
  expect(ids).toHaveLength(2);
  expect(ids[1]).toBe(intent.id);
});
