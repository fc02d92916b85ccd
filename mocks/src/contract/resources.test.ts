import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';
import type { DemoData } from './memory/demoData';

let layer: MockLayer;
let demoData: DemoData;
beforeAll(async () => {
  layer = await mockLayer();
});
beforeEach(() => {
  demoData = layer.newDemoData();
});

const as = (key: Parameters<MockLayer['tokenOf']>[1]) => {
  const token = layer.tokenOf(demoData, key);
  return async (what: string, body?: unknown) => {
    const headers = { 'idempotency-key': `key-${randomUUID()}`, 'x-cart-version': '3' };
    const { answer } = await layer.call(demoData, what, { token, headers, body });
    expect(layer.violations).toEqual([]);
    return answer;
  };
};

type Row = Record<string, unknown>;
const rowsOf = ({ body }: { body: unknown }) => body as Row[];

test('a list is cut into pages, searched, and filtered by what its rows have', async () => {
  const ask = as('admin');
  const all = await ask('GET /admin/order/refund');
  const first = await ask('GET /admin/order/refund?limit=1');
  const second = await ask('GET /admin/order/refund?limit=1&pageNumber=2');
  expect([...rowsOf(first), ...rowsOf(second)]).toEqual(rowsOf(all).slice(0, 2));
  expect(first.headers['X-Total-Count']).toBe(String(rowsOf(all).length));

  const entries = rowsOf(await ask('GET /admin/audit'));
  const action = entries[0]?.['action'];
  const some = rowsOf(await ask(`GET /admin/audit?action=${String(action)}`));
  expect(some).toEqual(entries.filter((row) => row['action'] === action));
  expect(some.length).toBeLessThan(entries.length);

  const coupons = rowsOf(await ask('GET /admin/universalcoupons/search'));
  const code = String(coupons[0]?.['couponCode']);
  expect(rowsOf(await ask(`GET /admin/universalcoupons/search?searchText=${code.toLowerCase()}`))).toEqual([
    coupons[0],
  ]);
  expect(await ask('GET /admin/universalcoupons/search?searchText=nothing-like-it')).toMatchObject({
    body: [],
    headers: { 'X-Total-Count': '0' },
  });
});

test('a page that counts its rows in the body is sorted as it is asked', async () => {
  const ask = as('admin');
  const ids = async (direction: string) => {
    const { body } = await ask(`GET /admin/users/search?sortBy=email&sortDirection=${direction}&limit=50`);
    const { users, rowCount } = body as { users: Row[]; rowCount: number };
    expect(rowCount).toBe(users.length);
    return users.map(({ id }) => id);
  };
  const up = await ids('asc');
  expect(up.length).toBeGreaterThan(1);
  expect(await ids('desc')).toEqual(up.toReversed());
});

test('an id finds the row of the list, and one that nobody has is 404', async () => {
  const ask = as('admin');
  for (const { universalCouponId } of rowsOf(await ask('GET /admin/universalcoupons/search')))
    expect((await ask(`GET /admin/universalcoupon/${String(universalCouponId)}`)).body).toMatchObject({
      universalCouponId,
    });
  expect((await ask('GET /admin/universalcoupon/987654')).status).toBe(404);
});

test('what is saved is what list and row answer next', async () => {
  const ask = as('admin');
  const before = rowsOf(await ask('GET /admin/universalcoupons/search'));
  const [example] = layer.contract.operation('saveUniversalCoupon').bodies[0]?.examples ?? [];
  const form = { ...(example?.value as Row), couponCode: 'HARBOR77' };
  delete (form as Row)['universalCouponId'];
  const made = (await ask('POST /admin/universalcoupons/save', form)).body as Row;
  expect(made['couponCode']).toBe('HARBOR77');
  expect(rowsOf(await ask('GET /admin/universalcoupons/search'))).toEqual([made, ...before]);
  expect((await ask(`GET /admin/universalcoupon/${String(made['universalCouponId'])}`)).body).toEqual(made);
});

test('what is one of its kind is saved over', async () => {
  const ask = as('admin');
  const before = (await ask('GET /admin/features')).body as Row;
  const [name, value] = Object.entries(before).find(([, one]) => typeof one === 'boolean') ?? [''];
  const [example] = layer.contract.operation('setInstallationFeatures').bodies[0]?.examples ?? [];
  const saved = await ask('PUT /admin/features', { ...(example?.value as Row), [name]: value !== true });
  expect((saved.body as Row)[name]).toBe(value !== true);
  expect((await ask('GET /admin/features')).body).toEqual(saved.body);
});

const everythingOn = (): void => {
  demoData.choices['getFeatures'] = { answer: { status: 200, example: 'everything' }, delay: 0 };
};

test('what is switched off is refused as the API refuses it, until an admin switches it on', async () => {
  const [ask, admin] = [as('customer'), as('admin')];
  const released = (await ask('GET /distribution')).body as { DistributionID: number }[];
  const calls = [
    'GET /bundleorder/cart',
    'GET /distribution/archiverelease',
    'GET /social/authorizationprweb?socialMedia=LinkedIn&clientReturnUrl=http://localhost/a&clientCallbackUrl=http://localhost/b',
    `GET /distribution/backToDraft/${released[0]?.DistributionID ?? 0}`,
  ];
  for (const call of calls)
    expect(await ask(call)).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  const off = (await admin('GET /admin/features')).body as Row;
  await admin('PUT /admin/features', { ...off, hasEnableBundleStorePage: true });
  expect((await ask('GET /features')).body).toMatchObject({ hasEnableBundleStorePage: true });
  expect((await ask('GET /bundleorder/cart')).status).toBe(200);
  everythingOn();
  for (const call of calls) expect((await ask(call)).status).not.toBe(403);
});

test('a cart is paid as it is shown, and of what is sold', async () => {
  const ask = as('customer');
  everythingOn();
  const [first = {}] = rowsOf(await ask('GET /distribution/bundlepackages'));
  const pay = async (cart: unknown[]) =>
    (await ask('POST /bundleorder/getPaymentIntent', { cart })).body as Row;
  expect((await pay([{ bundlePackagePriceId: 4711 }]))['message']).toBe('This bundle is no longer sold.');
  expect((await pay([first]))['code']).toBe('order-total-changed');
  await ask('POST /bundleorder/cart', [first]);
  expect(await pay([first])).toHaveProperty('clientSecret');
});

test('a list that is saved as a whole is what was sent, for its owner alone', async () => {
  const [ask, other] = [as('customer'), as('otherCustomer')];
  everythingOn();
  const before = rowsOf(await ask('GET /bundleorder/cart'));
  const [{ bundlePackagePriceId } = {}] = before;
  const saved = await ask('POST /bundleorder/cart', [{ bundlePackagePriceId, quantity: 10 }]);
  expect(saved.body).toMatchObject([{ bundlePackagePriceId, quantity: 10 }]);
  expect((await ask('GET /bundleorder/cart')).body).toEqual(saved.body);
  expect((await ask('POST /bundleorder/cart', [])).body).toEqual([]);
  expect((await ask('GET /bundleorder/cart')).body).toEqual([]);
  expect((await other('GET /bundleorder/cart')).body).toEqual(before);
});

test('what is deleted is gone, and cannot be deleted again', async () => {
  const ask = as('customer');
  const [first, ...rest] = rowsOf(await ask('GET /users/paymentmethods'));
  const address = `DELETE /users/paymentmethods/${String(first?.['id'])}`;
  expect((await ask(address)).status).toBe(204);
  expect((await ask('GET /users/paymentmethods')).body).toEqual(rest);
  expect((await ask(address)).status).toBe(404);
});
