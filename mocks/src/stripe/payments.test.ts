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
});

describe('keys', () => {
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
});

describe('an idempotency key', () => {
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
