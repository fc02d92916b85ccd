import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
beforeEach(() => {
  server.ports.payments.stripe.disturb = () => undefined;
  server.ports.payments.stripe.down = false;
});

describe('preparing a payment', () => {
  it('makes an intent over what the saved release costs', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    const intent = server.ports.payments.stripe.intents.get(intentId);
    expect(intent?.amount).toBe(60_000);
    expect(intent?.subject).toMatchObject({
      distributionId: payer.id,
      userId: payer.user.userId,
      purpose: 'release',
    });
  });

  it('refuses an amount or an order that is not what the release costs, and names the total', async () => {
    const payer = await Payer.at(server);
    const wrong = [
      { amount: 1 },
      { amount: 600.01 },
      { order: { ...payer.order, cjl: 0 } },
      { order: { ...payer.order, package: '80' as const } },
    ];
    for (const shown of wrong) {
      const { status, problem } = await refusalOf(payer.prepare(shown));
      expect(status).toBe(409);
      expect(problem).toMatchObject({
        code: 'order-total-changed',
        message: 'The order total has changed. Please review your order.',
        total: 600,
      });
    }
    expect(await payer.payments()).toEqual([]);
  });

  it('names every rule that the release breaks, and makes nothing', async () => {
    const payer = await Payer.at(server, { headline: '' });
    const { status, problem } = await refusalOf(payer.prepare());
    expect(status).toBe(400);
    expect(problem.errors).toEqual(['Please provide a press release headline.']);
    expect(problem.fields?.[0]?.pointer).toBe('/headline');
    expect(await payer.payments()).toEqual([]);
  });

  it('gives two windows the same intent', async () => {
    const payer = await Payer.at(server);
    const [one, other] = await Promise.all([payer.prepare(), payer.prepare()]);
    expect(one).toBe(other);
    expect(await payer.prepare()).toBe(one);
    expect(await payer.payments()).toEqual(['preparing']);
  });

  it('lets the intent follow the price while it is open', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    for (const cjl of [2, 1, 2, 3]) {
      await payer.save({ cjl });
      const amount = 360 + 240 * cjl;
      expect(await payer.prepare({ amount, order: { ...payer.order, cjl } })).toBe(intentId);
      expect(server.ports.payments.stripe.intents.get(intentId)?.amount).toBe(amount * 100);
    }
  });

  it('ends an authorised intent before it makes another', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const next = await payer.prepare();
    expect(next).not.toBe(intentId);
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
    expect(await payer.payments()).toEqual(['canceled', 'preparing']);
  });

  it('answers 503 while the provider is away, and goes on as if nothing had been when it is back', async () => {
    const payer = await Payer.at(server);
    const key = randomUUID();
    server.ports.payments.stripe.down = true;
    const { status, problem } = await refusalOf(payer.prepare({ key }));
    expect(status).toBe(503);
    expect(problem.code).toBe('service-unavailable');
    server.ports.payments.stripe.down = false;
    await payer.prepare({ key });
    expect(await payer.payments()).toEqual(['preparing']);
  });

  it('makes no second intent when the answer to the first one was lost', async () => {
    const payer = await Payer.at(server);
    server.ports.payments.stripe.disturb = (step) =>
      step === 'createIntent' ? { after: () => Promise.reject(new Error('The line is cut.')) } : undefined;
    expect((await refusalOf(payer.prepare())).status).toBe(500);
    server.ports.payments.stripe.disturb = () => undefined;
    await payer.prepare();
    const made = [...server.ports.payments.stripe.intents.values()].filter(
      ({ subject }) => subject?.distributionId === payer.id,
    );
    expect(made).toHaveLength(1);
  });
});

describe('paying by card', () => {
  it('takes the money once and makes the order with its lines', async () => {
    const payer = await Payer.at(server, { hasCisionSocialPost: true, hasPriorityRelease: true });
    const intentId = await payer.prepare({ amount: 840 });
    server.ports.payments.stripe.authorise(intentId);
    const answer = await payer.capture(intentId);
    expect(answer.ProcessorTransactionID).toBe(server.ports.payments.stripe.intents.get(intentId)?.chargeId);
    const { orders, paidAt, firstOrderId } = await payer.paid();
    expect(orders).toEqual([answer.OrderNumber]);
    expect(orders[0]).toBeGreaterThanOrEqual(100_001);
    expect(firstOrderId).toBe(answer.OrderNumber);
    expect(paidAt).not.toBeNull();
    expect(payer.charges()).toEqual([84_000]);
    const lines = await execute(
      'select type, description, quantity, amount_cents from order_line_items where order_id = $1 order by position',
      [answer.OrderNumber],
    );
    expect(lines).toEqual([
      { type: 'package', description: 'Advanced', quantity: 1, amount_cents: 36_000 },
      { type: 'cjl', description: 'Journalist list', quantity: 1, amount_cents: 24_000 },
      { type: 'socialmedia', description: 'Share on X', quantity: 1, amount_cents: 12_000 },
      { type: 'priority', description: 'Priority Distribution', quantity: 1, amount_cents: 12_000 },
    ]);
    const [audit] = await execute<{ actor_user_id: number; details: object }>(
      `select actor_user_id, details from audit_log where action = 'order.paid' and subject_id = $1`,
      [String(answer.OrderNumber)],
    );
    expect(audit?.actor_user_id).toBe(payer.user.userId);
    expect(audit?.details).toMatchObject({ distributionId: payer.id, totalCents: 84_000 });
    const receipts = await execute(`select data from jobs.job where name = 'send-receipt' and data = $1`, [
      JSON.stringify({ orderId: answer.OrderNumber }),
    ]);
    expect(receipts).toHaveLength(1);
  });

  it('leaves the draft untouched when the card is declined, and says why', async () => {
    const payer = await Payer.at(server);
    const before = (await payer.release.reload()).get();
    const intentId = await payer.prepare();
    const payments = () => execute('select * from payments where distribution_id = $1', [payer.id]);
    const prepared = await payments();
    server.ports.payments.stripe.decline(intentId, 'Your card has insufficient funds.');
    const { status, problem } = await refusalOf(payer.capture(intentId));
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'payment-not-authorised',
      message: 'Your card has insufficient funds.',
    });
    expect((await payer.release.reload()).get()).toEqual(before);
    expect(await payments()).toEqual(prepared);
    expect(payer.charges()).toEqual([]);
    expect((await payer.paid()).orders).toEqual([]);

    server.ports.payments.stripe.authorise(intentId);
    await payer.capture(intentId);
    expect(payer.charges()).toEqual([60_000]);
  });

  it('does not believe a browser that has not done 3-D Secure', async () => {
    const payer = await Payer.at(server);
    const { problem } = await refusalOf(payer.capture(await payer.prepare()));
    expect(problem).toMatchObject({
      code: 'payment-not-authorised',
      message: 'Unable to confirm payment information.',
    });
    expect(payer.charges()).toEqual([]);
  });

  it('does not believe a browser that names the intent of somebody else, or none', async () => {
    const [payer, other] = [await Payer.at(server), await Payer.at(server)];
    const theirs = await other.authorised();
    for (const intentId of [theirs, 'pi_unknown']) {
      const { problem } = await refusalOf(payer.capture(intentId));
      expect(problem.code).toBe('payment-not-authorised');
    }
    expect(other.charges()).toEqual([]);
    expect((await payer.paid()).orders).toEqual([]);
  });

  it('does not capture an intent that the provider says is for something else', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const intent = server.ports.payments.stripe.intents.get(intentId);
    if (intent?.subject) intent.subject.reference = randomUUID();
    expect((await refusalOf(payer.capture(intentId))).problem.code).toBe('payment-not-authorised');
    expect(payer.charges()).toEqual([]);
  });

  it('refuses a number or a release time that is not the one of the release', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const send = (more: object) =>
      payer.client.call('capturePaymentIntent', {
        headers: { 'Idempotency-Key': randomUUID() },
        body: { distributionId: payer.id, order: payer.order, paymentIntent: intentId, ...more },
      });
    expect((await refusalOf(send({ prwebPressReleaseId: 1 }))).status).toBe(404);
    expect((await refusalOf(send({ releaseDate: '2031-01-01T12:00:00' }))).problem.code).toBe('draft-stale');
    const { prwebPressReleaseId, releaseDate } = await payer.release.reload();
    await send({ prwebPressReleaseId, releaseDate: releaseDate?.toISOString().slice(0, 19) });
    expect(payer.charges()).toEqual([60_000]);
  });

  it('answers an order that exists, whatever is sent again', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const first = await payer.capture(intentId);
    expect(await payer.capture(intentId)).toEqual(first);
    expect(await payer.capture(null)).toEqual(first);
    const { status, problem } = await refusalOf(payer.prepare());
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      code: 'already-paid',
      message: 'The release is already Paid, please go forward to Submit',
      orderNumber: first.OrderNumber,
    });
    expect(payer.charges()).toEqual([60_000]);
  });

  it('charges once when the button is pressed twice at the same time, with one key or with two', async () => {
    for (const keys of [
      ['twice-pressed', 'twice-pressed'],
      [randomUUID(), randomUUID()],
    ]) {
      const payer = await Payer.at(server);
      const intentId = await payer.authorised();
      const answers = await Promise.allSettled(keys.map((key) => payer.capture(intentId, { key })));
      const orders = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(orders.length).toBeGreaterThan(0);
      for (const answer of answers) {
        if (answer.status === 'rejected') {
          expect((await refusalOf(Promise.reject(answer.reason as Error))).problem.code).toBe(
            'request-running',
          );
        }
      }
      expect(new Set(orders.map(({ OrderNumber }) => OrderNumber)).size).toBe(1);
      expect((await payer.paid()).orders).toHaveLength(1);
      expect(payer.charges()).toEqual([60_000]);
    }
  });

  it('says what went wrong when the provider refuses the capture, and lets the money go', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const { stripe: payments } = server.ports.payments;
    const { PaymentRefused } = await import('../../platform/ports/payments/paymentsPort');
    payments.disturb = (step) =>
      step === 'capture'
        ? { before: () => Promise.reject(new PaymentRefused('The authorisation has expired.', true)) }
        : undefined;
    const { problem } = await refusalOf(payer.capture(intentId));
    expect(problem).toMatchObject({
      code: 'payment-not-authorised',
      message: 'The authorisation has expired.',
    });
    expect(await payer.payments()).toEqual(['canceled']);
    expect(payments.intents.get(intentId)?.status).toBe('canceled');
    expect((await payer.paid()).orders).toEqual([]);
  });
});

describe('a price that changes on the way', () => {
  const currentPrice = (packageId: string) =>
    execute<{ price_cents: number }>('select price_cents from packages where package_id = $1', [packageId]);

  it('is refused at the capture, with the new total; the money is let go and nothing is charged', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await payer.save({ cjl: 3 });
    const { status, problem } = await refusalOf(payer.capture(intentId));
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'order-total-changed', total: 1080 });
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
    expect(payer.charges()).toEqual([]);
    expect(await payer.payments()).toEqual(['canceled']);

    const order = { ...payer.order, cjl: 3 };
    const next = await payer.prepare({ amount: 1080, order });
    server.ports.payments.stripe.authorise(next);
    await payer.capture(next, { order });
    expect(payer.charges()).toEqual([108_000]);
  });

  it('is refused when other things cost the same', async () => {
    const payer = await Payer.at(server, { hasCisionSocialPost: true });
    const intentId = await payer.prepare({ amount: 720 });
    server.ports.payments.stripe.authorise(intentId);
    await payer.save({ hasCisionSocialPost: false, hasPriorityRelease: true });
    expect((await refusalOf(payer.capture(intentId))).problem).toMatchObject({
      code: 'order-total-changed',
      total: 720,
    });
    expect(payer.charges()).toEqual([]);
  });

  it('is refused when the page shows something else than what is saved', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const { problem } = await refusalOf(payer.capture(intentId, { order: { ...payer.order, cjl: 2 } }));
    expect(problem).toMatchObject({ code: 'order-total-changed', total: 600 });
    expect(payer.charges()).toEqual([]);
  });

  it('is told even while the provider is away for the cancellation', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await payer.save({ cjl: 3 });
    const { stripe: payments } = server.ports.payments;
    payments.disturb = (step) => {
      if (step === 'cancel') payments.down = true;
      return undefined;
    };
    expect((await refusalOf(payer.capture(intentId))).problem.code).toBe('order-total-changed');
    expect(await payer.payments()).toEqual(['canceling']);
    payments.disturb = () => undefined;
    payments.down = false;
    await payer.prepare({ amount: 1080, order: { ...payer.order, cjl: 3 } });
    expect(payments.intents.get(intentId)?.status).toBe('canceled');
    expect(await payer.payments()).toEqual(['canceled', 'preparing']);
  });

  it('does not slip in between the last look and the charge: the release is what was paid for', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture' ? { before: () => payer.save({ cjl: 5, package: '360' }) } : undefined;
    const { OrderNumber } = await payer.capture(intentId);
    expect(payer.charges()).toEqual([60_000]);
    const release = await payer.release.reload();
    expect(release.cjl).toBe(1);
    expect(release.package).toBe('200');
    expect(release.distributionVersion).toBe(2);
    const [sum] = await execute<{ total: number }>(
      'select sum(amount_cents)::integer as total from order_line_items where order_id = $1',
      [OrderNumber],
    );
    expect(sum?.total).toBe(60_000);
  });

  it('follows the price list', async () => {
    const [old] = await currentPrice('200');
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await execute(`update packages set price_cents = 40000 where package_id = '200'`);
    try {
      expect((await refusalOf(payer.capture(intentId))).problem).toMatchObject({ total: 640 });
      expect(payer.charges()).toEqual([]);
    } finally {
      await execute(`update packages set price_cents = $1 where package_id = '200'`, [old?.price_cents]);
    }
  });

  it('does not let a draft be deleted while its money is being taken', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    let refused: unknown = null;
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture'
        ? {
            before: async () => {
              refused = await refusalOf(payer.client.call('deleteDraft', { path: { id: payer.id } }));
            },
          }
        : undefined;
    await payer.capture(intentId);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'request-running' } });
    expect((await payer.paid()).orders).toHaveLength(1);
  });

  it('tells a window whose card gave way that the card of another one is being charged', async () => {
    const payer = await Payer.at(server);
    const gaveWay = await payer.authorised();
    await execute(`update payments set state = 'canceling' where intent_id = $1`, [gaveWay]);
    const intentId = await payer.authorised();
    expect(intentId).not.toBe(gaveWay);
    let refused: unknown = null;
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture'
        ? {
            before: async () => {
              refused = await refusalOf(payer.capture(gaveWay));
            },
          }
        : undefined;
    await payer.capture(intentId);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'request-running' } });
    expect((await payer.paid()).orders).toHaveLength(1);
  });
});

describe('a total of 0', () => {
  beforeAll(() => execute(`update packages set price_cents = 0 where package_id = '80'`));
  afterAll(() => execute(`update packages set price_cents = 12000 where package_id = '80'`));
  const free = { package: '80', cjl: 0 } as const;

  it('needs no card and makes the order at once', async () => {
    const payer = await Payer.at(server, free);
    expect((await refusalOf(payer.prepare({ amount: 0 }))).problem.code).toBe('nothing-to-pay');
    const [one, other] = await Promise.all([payer.capture(null), payer.capture(null)]);
    expect(one).toEqual(other);
    expect(one.ProcessorTransactionID).toBeNull();
    expect((await payer.paid()).orders).toEqual([one.OrderNumber]);
    expect(payer.charges()).toEqual([]);
  });

  it('is not believed when the release costs something', async () => {
    const payer = await Payer.at(server);
    const { problem } = await refusalOf(payer.capture(null));
    expect(problem).toMatchObject({ code: 'order-total-changed', total: 600 });
    expect((await payer.paid()).orders).toEqual([]);
  });

  it('ends the payment from before the price fell', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await payer.save(free);
    const order = { ...payer.order, ...free };
    await payer.capture(null, { order });
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
    expect((await payer.paid()).orders).toHaveLength(1);
    expect(payer.charges()).toEqual([]);
  });
});
