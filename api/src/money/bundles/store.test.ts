import { randomUUID } from 'node:crypto';
import { ApiError, type components } from '@dispatch/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import type { FakePayments } from '../../testing/fakePayments';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let stripe: FakePayments;
beforeAll(() => {
  ({ stripe } = server.ports.payments);
});
afterEach(() => {
  setClock(null);
  stripe.disturb = () => undefined;
});

type Cart = components['schemas']['Cart'];
const open = { hasEnableBundleStorePage: true };

/** Somebody with a store, at a browser. */
const buyer = async (given: Partial<User> = {}) => {
  const user = await makeUser({ featureOverrides: open, ...given });
  const client = await server.as(user);
  const keyed = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
  const version = async () => Number((await client.call('getCart')).headers.get('x-cart-version'));
  const save = async (ids: readonly number[], known?: number): Promise<Cart> => {
    const headers = { 'X-Cart-Version': known ?? (await version()) };
    const body = ids.map((bundlePackagePriceId) => ({ bundlePackagePriceId }));
    return (await client.call('saveCart', { headers, body })).data;
  };
  const prepare = async (cart: Cart) =>
    (await client.call('createBundleIntent', { ...keyed(), body: { cart } })).data.intentId;
  const authorised = async (cart: Cart) => {
    const intentId = await prepare(cart);
    stripe.authorise(intentId);
    return intentId;
  };
  const capture = async (cart: Cart, paymentIntent: string | null) =>
    client.call('captureBundleIntent', { ...keyed(), body: { cart, paymentIntent } });
  const cart = async (): Promise<Cart> => (await client.call('getCart')).data;
  const lots = () =>
    execute<{ package: string; quantity: number; cents: number; expires: string }>(
      `select package, quantity, amount_cents as cents, expiration_date::text as expires from bundle_lots
        where user_id = $1 order by bundle_lot_id`,
      [user.userId],
    );
  const charges = () =>
    stripe.charges.filter(({ intentId }) => stripe.intents.get(intentId)?.subject?.userId === user.userId);
  return { user, client, version, save, prepare, authorised, capture, cart, lots, charges };
};

describe('the store', () => {
  it('sells twelve bundles, at the prices of the partner of whoever looks', async () => {
    const { data } = await (await buyer()).client.call('listBundlePackages');
    expect(data.map(({ amount }) => amount)).toEqual([
      698.25, 1102.5, 2082.5, 3920, 1026, 1620, 3060, 5760, 1368, 2160, 4080, 7680,
    ]);
    const { partnerId } = await makePartner({ prices: { '140': 9_999 } });
    const cheaper = (await (await buyer({ partnerId })).client.call('listBundlePackages')).data;
    expect(cheaper.slice(0, 2)).toEqual([
      { bundlePackagePriceId: 1, description: '5% off', packageId: 140, quantity: 3, amount: 284.97 },
      { bundlePackagePriceId: 2, description: '10% off', packageId: 140, quantity: 5, amount: 449.95 },
    ]);
  });

  it('is not there without its flag', async () => {
    const { client } = await buyer({ featureOverrides: {} });
    const cart = [{ bundlePackagePriceId: 2 }];
    const key = { 'Idempotency-Key': randomUUID() };
    const refused = [
      client.call('listBundlePackages'),
      client.call('getCart'),
      client.call('saveCart', { headers: { 'X-Cart-Version': 0 }, body: cart }),
      client.call('createBundleIntent', { headers: key, body: { cart } }),
      client.call('captureBundleIntent', { headers: key, body: { cart, paymentIntent: 'pi_1' } }),
    ].map(refusalOf);
    for (const { status, problem } of await Promise.all(refused))
      expect([status, problem.code]).toEqual([403, 'not-allowed']);
  });
});

describe('the cart', () => {
  it('is sorted, holds a bundle more than once, and costs what it does today', async () => {
    const { save, cart } = await buyer();
    const saved = await save([9, 2, 2]);
    expect(saved.map(({ bundlePackagePriceId: id, amount }) => [id, amount])).toEqual([
      [2, 1102.5],
      [2, 1102.5],
      [9, 1368],
    ]);
    await execute('update bundle_tiers set percent_off = 11 where tier = 2');
    try {
      expect((await cart())[0]).toMatchObject({ description: '11% off', amount: 1090.25 });
    } finally {
      await execute('update bundle_tiers set percent_off = 10 where tier = 2');
    }
  });

  it('says that nothing was put into it yet to whoever names another version', async () => {
    const { client } = await buyer();
    const body: components['schemas']['CartRequest'] = [];
    const { problem } = await refusalOf(client.call('saveCart', { headers: { 'X-Cart-Version': 7 }, body }));
    expect(problem).toMatchObject({ code: 'cart-stale', currentVersion: 0 });
  });

  it('loses nothing of two windows that add at once', async () => {
    const { save, cart, version } = await buyer();
    const known = await version();
    const results = await Promise.allSettled([1, 5, 9].map((id) => save([id], known)));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as ApiError] : []));
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'cart-stale'],
      [409, 'cart-stale'],
    ]);
    expect(await cart()).toHaveLength(1);
    expect(await version()).toBe(known + 1);
  });

  it('refuses what is not sold, not as it is shown, or more than a payment takes, and stays as it was', async () => {
    const { client, save, cart, version } = await buyer();
    await save([1]);
    const known = await version();
    const sent = (body: components['schemas']['CartRequest']) =>
      refusalOf(client.call('saveCart', { headers: { 'X-Cart-Version': known }, body }));
    const notSold = [{ pointer: '/1/bundlePackagePriceId', message: 'This bundle is no longer sold.' }];
    const first = { bundlePackagePriceId: 1 };
    for (const second of [{ bundlePackagePriceId: 13 }, { bundlePackagePriceId: 2, quantity: 6 }])
      expect(await sent([first, second])).toMatchObject({ status: 400, problem: { fields: notSold } });
    await execute(`update packages set price_cents = 9999999 where package_id = '360'`);
    try {
      expect(await sent([{ bundlePackagePriceId: 12 }])).toMatchObject({ status: 400 });
    } finally {
      await execute(`update packages set price_cents = 48000 where package_id = '360'`);
    }
    expect((await cart()).map(({ bundlePackagePriceId }) => bundlePackagePriceId)).toEqual([1]);
  });
});

describe('a purchase of bundles', () => {
  it('gives one lot a line for a year and a day, empties the cart, and has its receipt mailed', async () => {
    setClock(new Date('2028-02-29T20:00:00Z'));
    const { user, save, authorised, capture, cart, lots, charges, client } = await buyer();
    const shown = await save([5, 2, 2]);
    const intent = await authorised(shown);
    const { status, data } = await capture(shown, intent);
    expect(status).toBe(201);
    expect(data.bundleOrderId).toBe(data.OrderNumber);
    const expires = '2029-03-01 23:59:59.999+00';
    expect(await lots()).toEqual([
      { package: '140', quantity: 5, cents: 110_250, expires },
      { package: '140', quantity: 5, cents: 110_250, expires },
      { package: '200', quantity: 3, cents: 102_600, expires },
    ]);
    expect(await cart()).toEqual([]);
    expect(charges().map(({ amount }) => amount)).toEqual([323_100]);
    const [receipt] = (await client.call('listReceipts', { query: { orderId: data.OrderNumber } })).data;
    expect(receipt).toContain('Prepaid releases');
    expect(receipt?.match(/Standard, 5 releases/g)).toHaveLength(2);
    const sales = await execute(
      `select kind, amount_cents as cents from ledger_entries where order_id = $1`,
      [data.OrderNumber],
    );
    expect(sales).toEqual([{ kind: 'sale', cents: 323_100 }]);
    await runJobs(server);
    const mail = server.ports.mail.sent.find(({ to }) => to === user.email);
    expect(mail?.text).toContain('Total (USD): $3,231.00');
    // Repeating it answers the same order, and buys nothing.
    expect((await capture(shown, intent)).data).toEqual(data);
    expect(charges()).toHaveLength(1);
  });

  it('charges once for two windows, and keeps what a third adds meanwhile', async () => {
    const { save, authorised, capture, cart, lots, charges } = await buyer();
    const shown = await save([1, 2]);
    const intent = await authorised(shown);
    const others: Awaited<ReturnType<typeof capture>>[] = [];
    let isFirst = true;
    stripe.disturb = (step) => {
      if (step !== 'capture' || !isFirst) return undefined;
      isFirst = false;
      const before = async (): Promise<void> => {
        await save([1, 2, 9]);
        others.push(await capture(shown, intent));
      };
      return { before };
    };
    const one = await capture(shown, intent);
    expect(others.map(({ data }) => data)).toEqual([one.data]);
    expect(await lots()).toHaveLength(2);
    expect(charges()).toHaveLength(1);
    expect((await cart()).map(({ bundlePackagePriceId }) => bundlePackagePriceId)).toEqual([9]);
  });

  it('follows the cart, and refuses what another window has changed or ended', async () => {
    const { client, save, authorised, prepare, capture, charges } = await buyer();
    const old = await save([1]);
    const intentId = await prepare(old);
    const cart = await save([1, 1]);
    const update = (body: { cart: Cart }) => client.call('updateBundleIntent', { path: { intentId }, body });
    expect((await update({ cart })).data.intentId).toBe(intentId);
    expect(stripe.intents.get(intentId)?.amount).toBe(139_650);
    const changed = { status: 409, problem: { code: 'order-total-changed', total: 1396.5 } };
    expect(await refusalOf(update({ cart: old }))).toMatchObject(changed);
    stripe.authorise(intentId);
    expect(await refusalOf(capture(old, intentId))).toMatchObject(changed);
    expect(charges()).toEqual([]);
    expect(await refusalOf(update({ cart }))).toMatchObject({
      status: 409,
      problem: { code: 'intent-ended' },
    });
    const { status } = await capture(cart, await authorised(cart));
    expect(status).toBe(201);
    const stranger = await buyer();
    const theirs = stranger.client.call('updateBundleIntent', { path: { intentId }, body: { cart } });
    expect((await refusalOf(theirs)).status).toBe(404);
  });

  it('needs no payment where the partner takes nothing for it, and comes once', async () => {
    const { partnerId } = await makePartner({ prices: { '140': 0 } });
    const { save, prepare, capture, lots } = await buyer({ partnerId });
    const shown = await save([1]);
    expect((await refusalOf(prepare(shown))).problem.code).toBe('nothing-to-pay');
    const presses = await Promise.allSettled([capture(shown, null), capture(shown, null)]);
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await lots()).toMatchObject([{ package: '140', quantity: 3, cents: 0 }]);
  });

  it('asks for the captcha where one is shown', async () => {
    const { save, prepare } = await buyer({ featureOverrides: { ...open, showPaymentCaptcha: true } });
    const { status, problem } = await refusalOf(prepare(await save([1])));
    expect([status, problem.fields?.[0]?.pointer]).toEqual([400, '/captcha']);
  });

  it('lets go of the card when the account is deleted, and takes the cart away', async () => {
    const { user, client, save, authorised, charges } = await buyer();
    const intentId = await authorised(await save([1]));
    await client.call('deleteAccount', { body: { oktaLogin: user.oktaLogin } });
    await runJobs(server);
    expect(stripe.intents.get(intentId)?.status).toBe('canceled');
    expect(charges()).toEqual([]);
    expect(await execute('select from carts where user_id = $1', [user.userId])).toEqual([]);
  });
});
