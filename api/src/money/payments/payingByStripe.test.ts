import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { Ports } from '../../platform/ports/ports';
import { stripePayments } from '../../platform/ports/payments/stripePayments';
import { Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripeStandIn';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let stripe: StripeStandIn;
beforeAll(async () => {
  server = await startTestServer();
  stripe = await startStripeStandIn(server.config.stripe, `${server.url}/api/webhooks/stripe`);
  const ports: Ports = server.ports;
  ports.payments.stripe = stripePayments({ stripe: { ...server.config.stripe, apiUrl: stripe.apiUrl } });
});
afterAll(async () => {
  await stripe.stop();
  await server.stop();
});

const good = '4242424242424242';

const prepared = async () => {
  const payer = await Payer.at(server);
  const { data } = await payer.client.call('createPaymentIntent', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 600, purpose: 'release', distributionId: payer.id, order: payer.order },
  });
  return { payer, ...data };
};

it('takes a good card once, from two windows at the same time', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  expect(await stripe.confirm(intentId, clientSecret, good)).toBe('requires_capture');
  const answers = await Promise.allSettled([payer.capture(intentId), payer.capture(intentId)]);
  const [first] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(first?.ProcessorTransactionID).toMatch(/^ch_/);
  expect(await payer.capture(intentId)).toEqual(first);
  expect(await stripe.captured(intentId)).toEqual([60_000]);
  expect((await payer.paid()).orders).toEqual([first?.OrderNumber]);
});

it('says in the words of the provider why a card was declined, and takes another one', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  await stripe.confirm(intentId, clientSecret, '4000000000000002');
  const { status, problem } = await refusalOf(payer.capture(intentId));
  expect([status, problem.message]).toEqual([409, 'Your card has been declined.']);
  expect(await stripe.captured(intentId)).toEqual([]);
  await stripe.confirm(intentId, clientSecret, good);
  await payer.capture(intentId);
  expect(await stripe.captured(intentId)).toEqual([60_000]);
});

it('waits for 3-D Secure, and takes its yes and its no', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  expect(await stripe.confirm(intentId, clientSecret, '4000002760003184')).toBe('requires_action');
  expect((await refusalOf(payer.capture(intentId))).problem.code).toBe('payment-not-authorised');
  await stripe.answerChallenge(intentId, clientSecret, 'fail');
  const { problem } = await refusalOf(payer.capture(intentId));
  expect(problem.message).toContain('We are unable to authenticate your payment method.');
  await stripe.confirm(intentId, clientSecret, '4000002760003184');
  await stripe.answerChallenge(intentId, clientSecret, 'complete');
  await payer.capture(intentId);
  expect(await stripe.captured(intentId)).toEqual([60_000]);
  expect((await payer.paid()).orders).toHaveLength(1);
});

it('lets the money go when the price has changed', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  await stripe.confirm(intentId, clientSecret, good);
  await payer.save({ cjl: 2 });
  expect((await refusalOf(payer.capture(intentId))).problem).toMatchObject({ total: 840 });
  expect(await stripe.captured(intentId)).toEqual([]);
  const { data } = await payer.client.call('createPaymentIntent', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 840, purpose: 'release', distributionId: payer.id, order: { ...payer.order, cjl: 2 } },
  });
  expect(data.intentId).not.toBe(intentId);
});

it('changes the amount of an open intent at the provider', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  await payer.save({ cjl: 2 });
  const order = { ...payer.order, cjl: 2 };
  expect(await payer.prepare({ amount: 840, order })).toBe(intentId);
  await stripe.confirm(intentId, clientSecret, good);
  await payer.capture(intentId, { order });
  expect(await stripe.captured(intentId)).toEqual([84_000]);
});

it('hears of a charge by a signed event, and makes the order when the call that charged is lost', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  await stripe.confirm(intentId, clientSecret, good);
  const intent = await server.ports.payments.stripe.retrieveIntent(intentId);
  // The customer has pressed the button, and the process that captured died before it made the order.
  await execute(`update payments set state = 'capturing' where intent_id = $1`, [intentId]);
  await server.ports.payments.stripe.capture(intentId, intent?.amount ?? (0 as never), randomUUID());
  // The event comes by itself; the worker does what it has caused.
  await expect
    .poll(async () => {
      await runJobs(server);
      return (await payer.paid()).orders;
    })
    .toHaveLength(1);
  expect(server.ports.mail.sent.some(({ to }) => to === payer.user.email)).toBe(true);
  expect(await stripe.captured(intentId)).toEqual([60_000]);
});

it('keeps charge and order together when the line is cut in the middle of a capture', async () => {
  const { payer, intentId, clientSecret } = await prepared();
  await stripe.confirm(intentId, clientSecret, good);
  await stripe.hold('/v1/payment_intents/:id/capture', 'before');
  const key = randomUUID();
  const capturing = payer.capture(intentId, { key });
  await expect.poll(() => stripe.isHeld()).toBe(true);
  expect((await refusalOf(payer.capture(intentId, { key }))).problem.code).toBe('request-running');
  await stripe.release(true);
  const { OrderNumber } = await capturing;
  expect((await payer.paid()).orders).toEqual([OrderNumber]);
  expect(await stripe.captured(intentId)).toEqual([60_000]);
});
