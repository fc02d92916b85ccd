import { afterEach, beforeEach, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { doJob } from '../../testing/doJob';
import { makeSubscriber } from '../../testing/makeSubscription';
import { makeSavedCard } from '../../testing/makeHoldings';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { reconcilePayments } from '../payments/reconcilePayments';
import { renewSubscriptions } from './renewSubscriptions';

const server = useTestServer();
const day = 24 * 3_600_000;

beforeEach(() => {
  const { stripe } = server.ports.payments;
  Object.assign(stripe, { refusesKept: null, down: false, disturb: () => undefined });
  server.ports.mail.sent.length = 0;
});
afterEach(async () => {
  setClock(null);
  await execute('update subscriptions set ended_at = now() where ended_at is null');
});

type Subscriber = Awaited<ReturnType<typeof makeSubscriber>>;

const renew = () => doJob(server, renewSubscriptions, {});
const dueOf = ({ subscribed }: Subscriber): number => new Date(subscribed.startDate).getTime();

/** Some days after the renewal is due; before it by a number below 0. */
const at = async (subscriber: Subscriber, days: number): Promise<void> => {
  setClock(new Date(dueOf(subscriber) + days * day));
  await renew();
  await runJobs(server, { twice: true });
};

const subscriber = async (): Promise<Subscriber> => {
  const made = await makeSubscriber(server);
  await at(made, -14);
  return made;
};

const orders = async ({ user }: Subscriber) =>
  execute<{ total_cents: number; lots: number }>(
    `select total_cents, (select sum(quantity)::integer from bundle_lots l where l.order_id = o.order_id) as lots
       from orders o where user_id = $1 order by order_id offset 1`,
    [user.userId],
  );
/** Signed in anew: the clock has moved. */
const clientOf = ({ user }: Subscriber) => server.as(user);
const state = async (made: Subscriber) => (await (await clientOf(made)).call('listSubscriptions')).data[0];
const cancel = async (made: Subscriber) =>
  (await clientOf(made)).call('cancelSubscription', { path: { id: made.subscribed.id } });
const mails = ({ user }: Subscriber): string[] =>
  server.ports.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);
const charged = async ({ user }: Subscriber): Promise<number[]> => {
  const { intents, charges } = server.ports.payments.stripe;
  return charges
    .filter(({ intentId }) => intents.get(intentId)?.subject?.userId === user.userId)
    .map(({ amount }) => amount);
};

it('says two weeks before what it will charge and how to cancel', async () => {
  const made = await makeSubscriber(server);
  await at(made, -15);
  expect(mails(made)).toEqual([]);
  await at(made, -14);
  await at(made, -13);
  expect(mails(made)).toHaveLength(1);
  const [mail] = server.ports.mail.sent.filter(({ to }) => to === made.user.email);
  expect(mail?.text).toContain('$1,102.50 to your Visa card ending in 4242');
  expect(mail?.text).toContain('/settings/account#subscriptions');
  expect(await charged(made)).toEqual([]);
});

it('charges a year later, gives the bundles by an order of its own, and is due again after another year', async () => {
  const made = await subscriber();
  await at(made, -1);
  expect(await charged(made)).toEqual([]);
  await at(made, 0);
  await at(made, 1);
  expect(await charged(made)).toEqual([110_250]);
  expect(await orders(made)).toEqual([{ total_cents: 110_250, lots: 5 }]);
  expect(mails(made).some((subject) => subject.includes('receipt'))).toBe(true);
  const next = new Date((await state(made))?.startDate ?? 0).getTime();
  expect([365, 366]).toContain((next - dueOf(made)) / day);
  const sales = await execute(
    `select amount_cents from ledger_entries where user_id = $1 and kind = 'sale'`,
    [made.user.userId],
  );
  expect(sales).toEqual([{ amount_cents: 110_250 }]);
});

it('tries again after one, three and seven days with a mail each, then ends', async () => {
  const made = await subscriber();
  server.ports.payments.stripe.refusesKept = 'Your card has expired.';
  const failures = () => mails(made).filter((subject) => subject.includes('could not be renewed')).length;
  for (const [days, count] of [
    [0, 1],
    [0.5, 1],
    [1, 2],
    [3, 2],
    [4, 3],
    [10, 3],
  ] as const) {
    await at(made, days);
    expect([days, failures()]).toEqual([days, count]);
  }
  expect((await state(made))?.status).toBe('pastDue');
  await at(made, 11);
  expect((await state(made))?.status).toBe('cancelled');
  expect(mails(made).at(-1)).toContain('does not renew any more');
  server.ports.payments.stripe.refusesKept = null;
  await at(made, 30);
  expect(await charged(made)).toEqual([]);
  expect(await orders(made)).toEqual([]);
});

it('tries another card at once', async () => {
  const made = await subscriber();
  server.ports.payments.stripe.refusesKept = 'Your card has expired.';
  await at(made, 0);
  server.ports.payments.stripe.refusesKept = null;
  const paymentMethodId = await makeSavedCard(made.user);
  const path = { id: made.subscribed.id };
  await (await clientOf(made)).call('setSubscriptionCard', { path, body: { paymentMethodId } });
  await runJobs(server);
  expect(await charged(made)).toEqual([110_250]);
  expect((await state(made))?.status).toBe('active');
});

it('never charges what was cancelled, and does not let it be cancelled in the middle of the charge', async () => {
  const [cancelled, charging] = [await subscriber(), await subscriber()];
  await cancel(cancelled);
  const during: unknown[] = [];
  server.ports.payments.stripe.disturb = (step) =>
    step === 'authorise'
      ? { before: async () => during.push((await refusalOf(cancel(charging))).problem.code) }
      : undefined;
  await at(charging, 0);
  expect(during).toEqual(['request-running']);
  expect(await charged(cancelled)).toEqual([]);
  expect(await charged(charging)).toEqual([110_250]);
});

it('lets the money go of a charge that died, when it is cancelled before it is finished', async () => {
  const made = await subscriber();
  server.ports.payments.stripe.disturb = (step) =>
    step === 'capture' ? { before: () => Promise.reject(new Error('The worker was killed.')) } : undefined;
  setClock(new Date(dueOf(made)));
  await expect(renew()).rejects.toThrow();
  server.ports.payments.stripe.disturb = () => undefined;
  setClock(new Date(dueOf(made) + 60_000));
  await cancel(made);
  await doJob(server, reconcilePayments, {});
  expect(await charged(made)).toEqual([]);
  const statuses = [...server.ports.payments.stripe.intents.values()]
    .filter(({ subject }) => subject?.userId === made.user.userId)
    .map(({ status }) => status);
  expect(statuses).toEqual(['canceled']);
});

const steps = ['createIntent', 'useCard', 'authorise', 'retrieveIntent', 'capture'] as const;

it.each(steps.flatMap((step) => [[step, 'before'] as const, [step, 'after'] as const]))(
  'charges once when the worker is killed: %s, %s it',
  async (step, when) => {
    const made = await subscriber();
    let kills = 1;
    const kill = () => {
      if ((kills -= 1) >= 0) throw new Error('The worker was killed.');
    };
    server.ports.payments.stripe.disturb = (asked) => (asked === step ? { [when]: kill } : undefined);
    setClock(new Date(dueOf(made) + 1000));
    await renew().catch(() => undefined);
    setClock(new Date(dueOf(made) + 2000));
    await Promise.all([renew(), renew()]);
    await renew();
    expect(await charged(made)).toEqual([110_250]);
    expect(await orders(made)).toHaveLength(1);
  },
);

it('charges once when another worker has charged since the intent was looked at', async () => {
  const made = await subscriber();
  server.ports.payments.stripe.disturb = (step) =>
    step === 'useCard' ? { before: () => Promise.reject(new Error('The worker was killed.')) } : undefined;
  setClock(new Date(dueOf(made) + 1000));
  await renew().catch(() => undefined);
  let isFirst = true;
  server.ports.payments.stripe.disturb = (step) => ({
    after: async () => {
      if (step !== 'retrieveIntent' || !isFirst) return;
      isFirst = false;
      await renew();
    },
  });
  setClock(new Date(dueOf(made) + 2000));
  await renew();
  expect(isFirst).toBe(false);
  expect(await charged(made)).toEqual([110_250]);
  expect(await orders(made)).toHaveLength(1);
});

it('tells of a higher price first, and charges two weeks later', async () => {
  const made = await subscriber();
  await execute(`update packages set price_cents = price_cents + 1000 where package_id = '140'`);
  await at(made, 0);
  expect(await charged(made)).toEqual([]);
  await at(made, 1);
  expect(mails(made).filter((subject) => subject.includes('renews on'))).toHaveLength(2);
  await at(made, 16);
  expect(await charged(made)).toEqual([114_750]);
  await execute(`update packages set price_cents = price_cents - 1000 where package_id = '140'`);
});
