import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type Running } from '../http/listen';
import { testSettings } from '../testing/settings';
import { startStripe } from './server';

interface Received {
  readonly body: string;
  readonly signature: string;
}

let product: Running;
let running: Running;
let received: Received[] = [];
let answers: number[] = [];
let settings = testSettings();

const client = (): Stripe =>
  new Stripe(settings.stripeSecretKey, { host: 'localhost', port: running.port, protocol: 'http' });

const eventOf = ({ body, signature }: Received): Stripe.Event =>
  client().webhooks.constructEvent(body, signature, settings.stripeWebhookSecret);

const typesReceived = (): string[] => received.map((one) => eventOf(one).type);

beforeEach(async () => {
  received = [];
  answers = [];
  product = await listen(
    'product',
    (request, response) => {
      void text(request).then((body) => {
        received.push({ body, signature: String(request.headers['stripe-signature']) });
        response.writeHead(answers.shift() ?? 200).end();
      });
    },
    0,
  );
  settings = testSettings({ stripeWebhookUrl: `${product.address}/api/webhooks/stripe` });
  running = await startStripe(settings);
});
afterEach(async () => {
  await running.close();
  await product.close();
});

const held = {
  amount: 12_000,
  currency: 'usd',
  capture_method: 'manual',
  payment_method: 'pm_card_visa',
} as const;

test('a refused card and a canceled intent are told too', async () => {
  const declined = client().paymentIntents.create({
    ...held,
    confirm: true,
    payment_method: 'pm_card_chargeDeclined',
  });
  await expect(declined).rejects.toMatchObject({ code: 'card_declined' });
  const intent = await client().paymentIntents.create(held);
  await client().paymentIntents.cancel(intent.id);
  await expect.poll(typesReceived).toEqual(['payment_intent.payment_failed', 'payment_intent.canceled']);
});

test('what the product refuses is sent again, the same event', async () => {
  answers = [500];
  const intent = await client().paymentIntents.create({ ...held, confirm: true });
  await expect.poll(() => received.length, { timeout: 4_000 }).toBe(2);
  const [first, second] = received.map(eventOf);
  expect(second?.id).toBe(first?.id);
  expect((second?.data.object as Stripe.PaymentIntent | undefined)?.id).toBe(intent.id);
});

test('what waits is sent after a restart', async () => {
  const pause = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"paused":true}' };
  await fetch(`${running.address}/_control/webhooks`, pause);
  await client().paymentIntents.create({ ...held, confirm: true });
  expect(received).toEqual([]);
  await running.close();
  running = await startStripe(settings);
  await expect.poll(typesReceived).toEqual(['payment_intent.amount_capturable_updated']);
});
