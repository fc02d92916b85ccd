import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '@dispatch/contract';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { Payer } from '../../testing/payer';
import { doJob } from '../../testing/doJob';
import { useTestServer } from '../../testing/useTestServer';
import { reconcilePayments } from './reconcilePayments';
import { settleReportedPayment } from './settleReportedPayment';

const server = useTestServer();
beforeEach(() => {
  setClock(null);
});

/** Everything that windows, the provider, the worker and staff may do about one release. */
const actions = [
  'prepare',
  'authorise',
  'decline',
  'capture',
  'captureOlder',
  'captureNothing',
  'add',
  'remove',
  'report',
  'reconcile',
  'delete',
] as const;
type Action = (typeof actions)[number];

/** Several things at a time, and what goes wrong at the provider meanwhile. */
const likely = ['prepare', 'authorise', 'authorise', 'capture', 'capture', 'capture'] as const;
const moment = fc.record({
  together: fc.array(fc.oneof(fc.constantFrom(...likely), fc.constantFrom(...actions)), {
    minLength: 1,
    maxLength: 5,
  }),
  errors: fc.array(fc.constantFrom('none', 'none', 'none', 'lost', 'answer-lost', 'slow'), { maxLength: 8 }),
});

const tolerated = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError && error.status !== 0) return;
    if (error instanceof AggregateError || (error instanceof Error && error.message === 'lost')) return;
    throw error;
  }
};

const doAction = async (action: Action, payer: Payer, cjl: number): Promise<void> => {
  const { stripe: payments } = server.ports.payments;
  const mine = [...payments.intents.values()].filter(({ subject }) => subject?.distributionId === payer.id);
  const [last, older] = [mine.at(-1), mine.at(-2)];
  const order = { ...payer.order, cjl };
  const amount = 360 + 240 * cjl;
  switch (action) {
    case 'prepare':
      await payer.prepare({ amount, order });
      return;
    case 'authorise':
      if (last) payments.authorise(last.id);
      return;
    case 'decline':
      if (last) payments.decline(last.id, 'Your card was declined.');
      return;
    case 'capture':
      if (last) await payer.capture(last.id, { order });
      return;
    case 'captureOlder':
      if (older) await payer.capture(older.id, { order });
      return;
    case 'captureNothing':
      await payer.capture(null, { order });
      return;
    case 'add':
      await execute('update releases set cjl = 2 where distribution_id = $1 and paid_at is null', [payer.id]);
      return;
    case 'remove':
      await execute('update releases set cjl = 1 where distribution_id = $1 and paid_at is null', [payer.id]);
      return;
    case 'report':
      if (last) await doJob(server, settleReportedPayment, { intentId: last.id });
      return;
    case 'reconcile':
      await doJob(server, reconcilePayments, {});
      return;
    case 'delete':
      await payer.client.call('deleteDraft', { path: { id: payer.id } });
  }
};

const disturbWith = (errors: readonly string[]): void => {
  const left = [...errors];
  const lose = () => Promise.reject(new Error('lost'));
  const idle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  server.ports.payments.stripe.disturb = () => {
    switch (left.shift()) {
      case 'lost':
        return { before: lose };
      case 'answer-lost':
        return { after: lose };
      case 'slow':
        return { before: idle, after: idle };
      default:
        return undefined;
    }
  };
};

const minutesLater = (minutes: number) => setClock(new Date(Date.now() + minutes * 60_000));

it('charges a release at most once, and never without its order, whatever comes together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(moment, { minLength: 1, maxLength: 6 }),
      async (startsFresh, moments) => {
        disturbWith([]);
        setClock(null);
        const payer = await Payer.at(server);
        if (!startsFresh) await payer.authorised();
        const saved = async () => (await payer.release.reload()).cjl;
        for (const [place, { together, errors }] of moments.entries()) {
          minutesLater(place);
          const cjl = await saved();
          disturbWith(errors);
          await Promise.all(together.map((action) => tolerated(() => doAction(action, payer, cjl))));
          expect(payer.charges().length).toBeLessThanOrEqual(1);
        }
        // The provider is well again, and the worker has had its time.
        disturbWith([]);
        minutesLater(moments.length + 5);
        await doJob(server, reconcilePayments, {});
        const { orders, paidAt } = await payer.paid();
        const charges = payer.charges();
        expect(orders.length).toBe(charges.length);
        expect(paidAt === null).toBe(orders.length === 0);
        const [order] = await execute<{ total_cents: number }>(
          'select total_cents from orders where distribution_id = $1',
          [payer.id],
        );
        expect(order === undefined ? [] : [order.total_cents]).toEqual(charges);
        // What was paid for is what the release has.
        if (order !== undefined) expect(order.total_cents).toBe(36_000 + 24_000 * (await saved()));
        const states = await payer.payments();
        expect(states.filter((state) => state === 'captured')).toHaveLength(charges.length);
        expect(states.filter((state) => state === 'capturing' || state === 'canceling')).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
}, 120_000);
