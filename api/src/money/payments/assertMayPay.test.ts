import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let payer: Payer;
const prepare = async (captcha?: string) =>
  payer.client.call('createPaymentIntent', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { amount: 600, purpose: 'release', distributionId: payer.id, order: payer.order, captcha },
  });
beforeEach(async () => {
  server.ports.captcha.down = false;
  payer = await Payer.at(server);
  await payer.user.update({ featureOverrides: { showPaymentCaptcha: true } });
});

test('an intent is made for whoever solved the captcha, once a solution, where the features ask for one', async () => {
  const solution = `solved-${randomUUID()}`;
  for (const wrong of [undefined, '', 'guessed']) {
    expect(await refusalOf(prepare(wrong))).toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/captcha', message: 'Please confirm the captcha above' }] },
    });
  }
  expect(await payer.payments()).toEqual([]);
  expect((await prepare(solution)).status).toBe(200);
  expect((await refusalOf(prepare(solution))).status).toBe(400);
});

test('nothing is judged, and no intent made, while whoever judges captchas is silent', async () => {
  server.ports.captcha.down = true;
  expect((await refusalOf(prepare(`solved-${randomUUID()}`))).status).toBe(503);
  expect(await payer.payments()).toEqual([]);
});

test('whoever does not pay in the form of the card provider is told whom to ask, and no intent is made', async () => {
  await payer.user.update({ featureOverrides: { userHasStripeApi: false } });
  const { editorialMailbox } = server.config;
  expect(await refusalOf(prepare())).toMatchObject({
    status: 409,
    problem: {
      code: 'payment-not-offered',
      message: `Payment is not available at the moment. Please contact ${editorialMailbox}.`,
    },
  });
  expect(await payer.payments()).toEqual([]);
});
