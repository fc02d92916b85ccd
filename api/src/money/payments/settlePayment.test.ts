import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { FakePayments, type ProviderStep } from '../../testing/fakePayments';
import { Payer, refusalOf } from '../../testing/payer';
import { doJob } from '../../testing/doJob';
import { useTestServer } from '../../testing/useTestServer';
import { reconcilePayments } from './reconcilePayments';
import { settleReportedPayment } from './settleReportedPayment';

const server = useTestServer();
beforeEach(() => {
  server.ports.payments.stripe.disturb = () => undefined;
  server.ports.payments.stripe.down = false;
  setClock(null);
});

const later = (seconds: number) => setClock(new Date(Date.now() + seconds * 1000));
const reconcile = () => doJob(server, reconcilePayments, {});
const report = (intentId: string) => doJob(server, settleReportedPayment, { intentId });

/** From here on the process is dead: at this step, before the provider acts or after it. */
const dieAt = (step: ProviderStep, when: 'before' | 'after'): void => {
  server.ports.payments.stripe.disturb = (asked) =>
    asked === step ? { [when]: () => Promise.reject(new Error('The process dies here.')) } : undefined;
};
const live = (): void => {
  server.ports.payments.stripe.disturb = () => undefined;
};

const refuseOrders = async (work: () => Promise<void>): Promise<void> => {
  await execute(`
    create function refuse_orders() returns trigger language plpgsql as $$
      begin raise exception 'no orders today'; end $$;
    create trigger refuse_orders before insert on orders for each row execute function refuse_orders();`);
  try {
    await work();
  } finally {
    await execute('drop trigger refuse_orders on orders; drop function refuse_orders();');
  }
};

const expectPaidOnce = async (payer: Payer): Promise<void> => {
  const { orders, paidAt, firstOrderId } = await payer.paid();
  expect(orders).toHaveLength(1);
  expect(firstOrderId).toBe(orders[0]);
  expect(paidAt).not.toBeNull();
  expect(payer.charges()).toEqual([60_000]);
};

const expectNothingPaid = async (payer: Payer): Promise<void> => {
  const { orders, paidAt } = await payer.paid();
  expect(orders).toEqual([]);
  expect(paidAt).toBeNull();
  expect(payer.charges()).toEqual([]);
};

describe('a process that dies', () => {
  it('after the charge and before the order: the reconciling job makes the order', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'after');
    expect((await refusalOf(payer.capture(intentId))).status).toBe(500);
    expect(payer.charges()).toEqual([60_000]);
    expect((await payer.paid()).orders).toEqual([]);
    live();
    later(60);
    await reconcile();
    await expectPaidOnce(payer);
    await reconcile();
    await expectPaidOnce(payer);
  });

  it('in the transaction that makes the order: nothing of it stays, and the job makes all of it', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await refuseOrders(async () => {
      expect((await refusalOf(payer.capture(intentId))).status).toBe(500);
    });
    expect(await payer.payments()).toEqual(['capturing']);
    expect((await payer.paid()).paidAt).toBeNull();
    later(60);
    await reconcile();
    await expectPaidOnce(payer);
    expect(await payer.payments()).toEqual(['captured']);
  });

  it('after the charge: pressing again with the same key finishes it as well', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    const key = randomUUID();
    dieAt('capture', 'after');
    expect((await refusalOf(payer.capture(intentId, { key }))).status).toBe(500);
    live();
    const { OrderNumber } = await payer.capture(intentId, { key });
    expect((await payer.paid()).orders).toEqual([OrderNumber]);
    await expectPaidOnce(payer);
  });

  it('after the charge: opening the payment step again finds it paid', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'after');
    await refusalOf(payer.capture(intentId));
    live();
    expect((await refusalOf(payer.prepare())).problem.code).toBe('already-paid');
    await expectPaidOnce(payer);
  });

  it('before the charge, the price as it was: the job takes the money and makes the order', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'before');
    await refusalOf(payer.capture(intentId));
    live();
    expect(payer.charges()).toEqual([]);
    later(60);
    await reconcile();
    await expectPaidOnce(payer);
  });

  it('before the charge, and the price changes: the job lets the money go', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'before');
    await refusalOf(payer.capture(intentId));
    live();
    await payer.save({ cjl: 4 });
    later(60);
    await reconcile();
    await expectNothingPaid(payer);
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
  });

  it('while it cancels: the job cancels', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await payer.save({ cjl: 4 });
    dieAt('cancel', 'before');
    await refusalOf(payer.capture(intentId));
    live();
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('authorised');
    later(60);
    await reconcile();
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
    await expectNothingPaid(payer);
  });

  it('leaves a capture alone that has only just begun', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'before');
    await refusalOf(payer.capture(intentId));
    live();
    later(5);
    await reconcile();
    await expectNothingPaid(payer);
    later(60);
    await reconcile();
    await expectPaidOnce(payer);
  });
});

describe('the provider', () => {
  it('is away at the capture: 503, and later all is well', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    server.ports.payments.stripe.disturb = (step) => {
      if (step === 'capture') server.ports.payments.stripe.down = true;
      return undefined;
    };
    const { status, problem } = await refusalOf(payer.capture(intentId));
    expect(status).toBe(503);
    expect(problem.code).toBe('service-unavailable');
    later(60);
    await reconcile();
    await expectNothingPaid(payer);
    live();
    server.ports.payments.stripe.down = false;
    await reconcile();
    await expectPaidOnce(payer);
  });

  it('one payment that cannot be settled does not keep the others waiting', async () => {
    const [stuck, payer] = [await Payer.at(server), await Payer.at(server)];
    for (const each of [stuck, payer]) {
      const intentId = await each.authorised();
      dieAt('capture', 'after');
      await refusalOf(each.capture(intentId));
      live();
    }
    await execute('update payments set updated_at = $2 where distribution_id = $1', [
      stuck.id,
      new Date('2026-01-01'),
    ]);
    await execute(`
      create function refuse_orders() returns trigger language plpgsql as $$
        begin
          if new.distribution_id = ${stuck.id} then raise exception 'not this one'; end if;
          return new;
        end $$;
      create trigger refuse_orders before insert on orders for each row execute function refuse_orders();`);
    later(60);
    await expect(reconcile()).rejects.toThrow('1 payments cannot be settled');
    await expectPaidOnce(payer);
    await execute('drop trigger refuse_orders on orders; drop function refuse_orders();');
    await reconcile();
    await expectPaidOnce(stuck);
  });

  it('does not know the intent any more: the payment has failed and the next one is another', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    server.ports.payments.stripe.intents.delete(intentId);
    expect(await payer.prepare()).not.toBe(intentId);
    expect(await payer.payments()).toEqual(['failed', 'preparing']);
  });
});

describe('an event of the provider', () => {
  const post = (intentId: string, signature = 'signed') =>
    server.send('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: JSON.stringify({
        id: `evt_${intentId}`,
        type: 'payment_intent.succeeded',
        data: { object: { id: intentId } },
      }),
    });
  const waiting = async (intentId: string): Promise<number> =>
    (
      await execute(`select id from jobs.job where name = 'settle-payment' and data ->> 'intentId' = $1`, [
        intentId,
      ])
    ).length;

  it('is taken when it is signed, and only makes a job ask', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    const response = await post(intentId);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ done: true });
    expect(await waiting(intentId)).toBe(1);
  });

  it('is refused when it is not signed by the provider', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.prepare();
    const response = await post(intentId, 'forged');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-signature' });
    expect(await waiting(intentId)).toBe(0);
  });

  it('that lies about a charge makes no order', async () => {
    const payer = await Payer.at(server);
    await report(await payer.authorised());
    await expectNothingPaid(payer);
    expect(await payer.payments()).toEqual(['authorised']);
  });

  it('that comes between charge and order, makes the order; the call answers the same one', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    server.ports.payments.stripe.disturb = (step) =>
      step === 'capture'
        ? {
            after: () => {
              live();
              return report(intentId);
            },
          }
        : undefined;
    const { OrderNumber } = await payer.capture(intentId);
    expect((await payer.paid()).orders).toEqual([OrderNumber]);
    await expectPaidOnce(payer);
  });

  it('of an authorisation leaves the capture to the call that runs it, and looks again later', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    let captures = 0;
    server.ports.payments.stripe.disturb = (step) => {
      if (step !== 'capture') return undefined;
      captures += 1;
      return { before: () => report(intentId) };
    };
    await payer.capture(intentId);
    expect(captures).toBe(1);
    await expectPaidOnce(payer);
    expect(await waiting(intentId)).toBe(1);
  });

  it('of an authorisation finishes the capture whose call was lost', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    dieAt('capture', 'before');
    await refusalOf(payer.capture(intentId));
    live();
    await report(intentId);
    await expectNothingPaid(payer);
    later(21);
    await report(intentId);
    await expectPaidOnce(payer);
  });

  it('that comes after the order, and twice, changes nothing', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await payer.capture(intentId);
    await Promise.all([report(intentId), report(intentId)]);
    await report(intentId);
    await expectPaidOnce(payer);
  });

  it('of a charge that staff made at the provider makes its order', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await server.ports.payments.stripe.capture(intentId, 60_000 as never, 'by-hand');
    await report(intentId);
    await expectPaidOnce(payer);
  });

  it('about an intent of another product changes nothing', async () => {
    const asked = server.ports.payments.stripe.asked.length;
    await report('pi_of_another_product');
    expect(server.ports.payments.stripe.asked.length).toBe(asked);
  });
});

describe('an intent that nobody comes back to', () => {
  const dayLater = 25 * 3_600;

  it('gives the money back after a day', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    later(23 * 3_600);
    await reconcile();
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('authorised');
    later(dayLater);
    await reconcile();
    expect(server.ports.payments.stripe.intents.get(intentId)?.status).toBe('canceled');
    await expectNothingPaid(payer);
  });

  it('is found paid, when it was paid and every event was lost', async () => {
    const payer = await Payer.at(server);
    const intentId = await payer.authorised();
    await server.ports.payments.stripe.capture(intentId, 60_000 as never, 'by-hand-too');
    later(dayLater);
    await reconcile();
    await expectPaidOnce(payer);
  });

  it('is forgotten when it was never made', async () => {
    const payer = await Payer.at(server);
    server.ports.payments.stripe.down = true;
    await refusalOf(payer.prepare());
    server.ports.payments.stripe.down = false;
    later(dayLater);
    await reconcile();
    expect(await payer.payments()).toEqual(['canceled']);
  });
});

it('asks the provider that a payment was begun with, and no other', async () => {
  const { stripe } = server.ports.payments;
  const paypal = new FakePayments('paypal');
  const payer = await Payer.at(server);
  const intentId = await payer.authorised();
  const intent = stripe.intents.get(intentId);
  if (intent !== undefined) paypal.intents.set(intentId, { ...intent });
  await execute(`update payments set state = 'capturing', provider = 'paypal' where intent_id = $1`, [
    intentId,
  ]);
  later(3_600);
  // Nothing is lost while it is not configured.
  await reconcile();
  expect(await payer.payments()).toEqual(['capturing']);
  Object.assign(server.ports.payments, { paypal });
  try {
    await reconcile();
  } finally {
    Object.assign(server.ports.payments, { paypal: null });
  }
  expect(await payer.payments()).toEqual(['captured']);
  expect([paypal.charges.length, payer.charges().length]).toEqual([1, 0]);
});

it('ends the payment of one provider before it begins one of another', async () => {
  const { stripe } = server.ports.payments;
  const paypal = new FakePayments('paypal');
  const payer = await Payer.at(server);
  const begun = await payer.prepare();
  Object.assign(server.ports.payments, { paypal });
  try {
    await payer.user.update({ featureOverrides: { userHasStripeApi: false } });
    const { order, id: distributionId } = payer;
    await payer.client.call('createPayPalOrder', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: { amount: 600, purpose: 'release', distributionId, order },
    });
  } finally {
    Object.assign(server.ports.payments, { paypal: null });
  }
  expect(stripe.intents.get(begun)?.status).toBe('canceled');
  expect(await payer.payments()).toEqual(['canceled', 'preparing']);
  expect(paypal.intents.size).toBe(1);
});
