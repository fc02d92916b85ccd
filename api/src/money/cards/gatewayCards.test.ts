import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { FakeGateway } from '../../testing/fakePayments';
import { manualCard } from '../../testing/gatewayStandIn';
import { makeRenewable } from '../../testing/makeSubscription';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { renewSubscriptions } from '../bundles/renewSubscriptions';

const server = useTestServer();
const day = 24 * 3_600_000;
let gateway: FakeGateway;
let terms: Record<'renewal' | 'purchase', { agreed: boolean; version: string; agreedAt: string }>;
beforeAll(async () => {
  const { renewal, purchase } = (await server.client.call('getTerms')).data;
  const agreedAt = new Date().toISOString();
  terms = {
    renewal: { agreed: true, version: renewal.version, agreedAt },
    purchase: { agreed: true, version: purchase.version, agreedAt },
  };
});
beforeEach(() => {
  gateway = new FakeGateway('authorizenet');
  server.ports.payments.authorizenet = gateway;
  server.ports.mail.sent.length = 0;
});
afterEach(async () => {
  setClock(null);
  await execute('update subscriptions set ended_at = now() where ended_at is null');
});

const keyed = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
const buyer = async () => {
  const user = await makeUser({
    featureOverrides: { userHasStripeApi: false, hasEnableBundleStorePage: true },
  });
  const [client, { orderId }] = [await server.as(user), await makeRenewable(server, user)];
  await execute('delete from payment_methods where user_id = $1', [user.userId]);
  const body = {
    creditCard: manualCard,
    profileName: 'Harbor company card',
    bundleOrderId: orderId,
    autoRenew: true,
    terms: terms.renewal,
  };
  const keep = (changes: object = {}, key = keyed()) =>
    client.call('createPaymentProfile', { ...key, body: { ...body, ...changes } });
  const cards = async () => (await (await server.as(user)).call('listPaymentMethods')).data;
  const subscriptions = async () => (await (await server.as(user)).call('listSubscriptions')).data;
  const mails = () =>
    server.ports.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);
  return { user, client, keep, cards, subscriptions, mails, orderId };
};

/** A subscriber who was told two weeks before, and the clock some days after the renewal is due. */
const subscriber = async () => {
  const made = await buyer();
  const due = new Date((await made.keep()).data.startDate).getTime();
  const at = async (days: number): Promise<void> => {
    setClock(new Date(due + days * day));
    await doJob(server, renewSubscriptions, {}).catch(() => undefined);
    await runJobs(server);
  };
  await at(-14);
  return { ...made, at };
};
const charged = (): number[] => gateway.charges.map(({ amount }) => amount);

it('keeps a card for a renewal, listed with the saved ones, and its number nowhere', async () => {
  const { keep, cards, subscriptions, orderId } = await buyer();
  const { authnetSubscriptionId, startDate } = (await keep()).data;
  expect(await cards()).toEqual([
    expect.objectContaining({
      provider: 'authorizenet',
      name: 'Harbor company card',
      lastFour: '4242',
      renewsSubscription: true,
    }),
  ]);
  expect(await subscriptions()).toEqual([
    expect.objectContaining({ authnetSubscriptionId, startDate, bundleOrderId: orderId, amount: 1102.5 }),
  ]);
  expect((await refusalOf(keep())).problem.code).toBe('subscription-exists');
  expect(gateway.asked).toEqual(['keepCard']);
});

it('asks the gateway for nothing that cannot be renewed, and says why a card is declined', async () => {
  const { user, keep, cards } = await buyer();
  const other = await buyer();
  const old = { ...terms.renewal, version: '2001-01-01' };
  for (const [changes, code] of [
    [{ bundleOrderId: other.orderId }, 'not-found'],
    [{ terms: old }, 'terms-changed'],
    [{ profileName: ' ' }, 'invalid-input'],
    [{ autoRenew: false }, 'invalid-input'],
  ] as const)
    expect((await refusalOf(keep(changes))).problem.code).toBe(code);
  await user.update({ featureOverrides: {} });
  expect((await refusalOf(keep())).problem.code).toBe('payment-not-offered');
  await user.update({ featureOverrides: { userHasStripeApi: false } });
  expect(gateway.asked).toEqual([]);
  const creditCard = { ...manualCard, creditCardNumber: '4000 0000 0000 0002' };
  const { status, problem } = await refusalOf(keep({ creditCard }));
  expect([status, problem.code, problem.message]).toEqual([
    400,
    'card-declined',
    'This transaction has been declined.',
  ]);
  gateway.down = true;
  expect((await refusalOf(keep())).status).toBe(503);
  expect(await cards()).toEqual([]);
});

it('removes a card at the gateway that came to no renewal, and no other', async () => {
  const [kept, lost] = [await buyer(), await buyer()];
  await kept.keep();
  gateway.disturb = () => ({ after: () => Promise.reject(new Error('The API was killed.')) });
  await refusalOf(lost.keep());
  gateway.disturb = () => undefined;
  await runJobs(server);
  expect(gateway.removed).toEqual([]);
  setClock(new Date(Date.now() + 3_700_000));
  await runJobs(server, { early: true });
  expect(gateway.removed).toHaveLength(1);
  expect(await lost.cards()).toEqual([]);
  expect(await kept.cards()).toHaveLength(1);
});

it('renews a year later with the card that the gateway keeps, once however it is interrupted', async () => {
  const { at, mails, subscriptions } = await subscriber();
  expect(mails()).toEqual([expect.stringContaining('renews on')]);
  for (const step of ['createIntent', 'capture'] as const) {
    let kills = 1;
    gateway.disturb = (asked) => ({
      after: () => {
        if (asked === step && (kills -= 1) >= 0) throw new Error('The worker was killed.');
      },
    });
    await at(step === 'createIntent' ? 0 : 0.001);
  }
  gateway.disturb = () => undefined;
  await at(0.1);
  expect(charged()).toEqual([110_250]);
  expect([...gateway.intents.values()].map(({ status }) => status)).toEqual(['captured']);
  const [renewed] = await subscriptions();
  expect(renewed?.status).toBe('active');
});

it('tries a declined card again after one, three and seven days with a mail each, then ends', async () => {
  const { at, mails, subscriptions } = await subscriber();
  gateway.refusesKept = 'This transaction has been declined.';
  for (const days of [0, 0.5, 1, 4, 10]) await at(days);
  expect(mails().filter((subject) => subject.includes('could not be renewed'))).toHaveLength(3);
  await at(11);
  expect(mails().at(-1)).toContain('does not renew any more');
  gateway.refusesKept = null;
  await at(20);
  expect([charged(), (await subscriptions())[0]?.status]).toEqual([[], 'cancelled']);
});

it('charges nothing more that was cancelled, and lets a reservation go', async () => {
  const { at, user, subscriptions } = await subscriber();
  const [{ id } = { id: 0 }] = await subscriptions();
  gateway.disturb = (step) =>
    step === 'createIntent'
      ? { after: async () => (await server.as(user)).call('cancelSubscription', { path: { id } }) }
      : undefined;
  await at(0);
  expect(charged()).toEqual([]);
  expect([...gateway.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
});

it('pays for the cart, is removed with its account, and is nobody else’s', async () => {
  const { user, client, keep, cards } = await buyer();
  await keep();
  const [{ id } = { id: 0 }] = await cards();
  const buy = async (by = client) => {
    const version = Number((await by.call('getCart')).headers.get('x-cart-version'));
    const asked = { headers: { 'X-Cart-Version': version }, body: [{ bundlePackagePriceId: 2 }] };
    const { data: cart } = await by.call('saveCart', asked);
    const body = { cart, paymentMethodId: id, terms: terms.purchase };
    return by.call('payBundleOrder', { ...keyed(), body });
  };
  const stranger = await buyer();
  expect((await refusalOf(buy(stranger.client))).problem.message).toBe('Please select a saved card.');
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const acting = await editor.call('impersonateUser', {
    path: { id: user.userId },
    query: { force: true },
  });
  const refused = await refusalOf(buy(server.withToken(acting.data.sid)));
  expect(refused.problem.code).toBe('not-while-impersonating');
  expect((await buy(await server.as(user))).status).toBe(201);
  expect(charged()).toEqual([110_250]);
  gateway.refusesKept = 'This transaction has been declined.';
  expect((await refusalOf(buy(await server.as(user)))).problem.message).toBe(gateway.refusesKept);
  await (await server.as(user)).call('deleteAccount', { body: { oktaLogin: user.oktaLogin } });
  await runJobs(server);
  expect(gateway.removed).toHaveLength(1);
});
