import { type Client, type PackageId, packageTraits } from '@dispatch/contract';
import { bundleTable, dollars, orderTable, type OrderRow } from '@dispatch/contract/orderTable';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '../platform/settings/clock';
import { execute } from '../platform/database/database';
import { compareWithProvider } from '../money/finance/compareWithProvider';
import { makeCouponCode } from '../money/discounts/couponCode';
import type { User } from '../people/users/User';
import type { Ports } from '../platform/ports/ports';
import { authorizeNetPayments } from '../platform/ports/payments/authorizeNetPayments';
import type { ProviderName } from '../platform/ports/payments/paymentsPort';
import { paypalPayments } from '../platform/ports/payments/paypalPayments';
import { stripePayments } from '../platform/ports/payments/stripePayments';
import { doJob } from './doJob';
import { makeUser } from './factories';
import { gatewayStandInAt } from './gatewayStandIn';
import { makeLot, makeUniversalCoupon, makeUserCoupon } from './makeHoldings';
import { makePartner } from './makePartner';
import { makeRelease } from './makeRelease';
import { payPalStandInAt } from './payPalStandIn';
import { agreeToTerms, beginPayment, confirmPayment, pressPay, type Purchase } from './purchase';
import { startStripeStandIn, type StripeStandIn } from './stripeStandIn';
import { useTestServer } from './useTestServer';

const server = useTestServer();
let stripe: StripeStandIn;
let paypal: ReturnType<typeof payPalStandInAt>;
let gateway: ReturnType<typeof gatewayStandInAt>;
let terms: Purchase['terms'];
beforeAll(async () => {
  stripe = await startStripeStandIn(server.config.stripe, `${server.url}/api/webhooks/stripe`);
  paypal = payPalStandInAt(stripe.apiUrl);
  gateway = gatewayStandInAt(stripe.apiUrl);
  const ports: Ports = server.ports;
  ports.payments.stripe = stripePayments({ stripe: { ...server.config.stripe, apiUrl: stripe.apiUrl } });
  ports.payments.paypal = paypalPayments(paypal.settings, server.config);
  ports.payments.authorizenet = authorizeNetPayments(gateway.settings);
  terms = await agreeToTerms(server.client);
});
afterAll(() => stripe.stop());

const payingBy = (provider: ProviderName) => ({
  hasEnablePurchaseEdit: true,
  hasEnableBundleStorePage: true,
  userHasStripeApi: provider === 'stripe',
});

/** Begins, confirms and pays; answers the number of the order. */
const pay = async (purchase: Purchase): Promise<number> => {
  const intent = purchase.amount === 0 ? null : await beginPayment(purchase);
  await confirmPayment({ stripe, paypal }, purchase, intent);
  return (await pressPay(purchase, intent)).OrderNumber;
};

const takenFrom = async (provider: ProviderName, user: User): Promise<number> =>
  (await { stripe, paypal, authorizenet: gateway }[provider].booksOf(user)).charged;

const customerOf = async (
  { isPartner, package: packageId, price, from }: OrderRow,
  provider: ProviderName,
): Promise<User> => {
  const featureOverrides = payingBy(provider);
  if (!isPartner) return makeUser({ featureOverrides });
  const left = from === null ? {} : { [from.package]: from.price };
  const { partnerId } = await makePartner({ prices: { ...left, [packageId]: price } });
  return makeUser({ featureOverrides, partnerId });
};

const giveLot = async (user: User, { lot, package: packageId }: OrderRow): Promise<void> => {
  if (lot === '-') return;
  const other: PackageId = packageId === '80' ? '140' : '80';
  await makeLot(user, {
    package: lot === 'other' ? other : packageId,
    quantity: 1,
    used: lot === 'none' ? 1 : 0,
    expires: new Date(lot === 'expired' ? '2021-01-01' : '2999-01-01'),
  });
};

const codesOf = async (user: User, { universal, own }: OrderRow) => {
  const code = own === null ? '' : makeCouponCode();
  if (own !== null) await makeUserCoupon(user, { cents: own, code });
  return { universal: universal === null ? '' : await makeUniversalCoupon(universal), own: code };
};

const states = { release: 'DraftMode', upgrade: 'PendingEditorialReview', edit: 'Published' } as const;

/** The release of the row as it is before it is paid for, and what is bought of it. */
const sale = async (row: OrderRow, provider: ProviderName) => {
  const { purpose, lists: cjl, hasPost: hasCisionSocialPost, priority, total } = row;
  const user = await customerOf(row, provider);
  await giveLot(user, row);
  const codes = await codesOf(user, row);
  const client = await server.as(user);
  const isRelease = purpose === 'release';
  const hasPriorityRelease = isRelease ? priority === 'yes' : priority === 'had';
  const before = {
    package: row.from?.package ?? row.package,
    cjl,
    hasCisionSocialPost,
    cisionSocialPost: 'Harbor Robotics comes to Baltimore.',
    hasPriorityRelease,
  };
  const { distributionId } = await makeRelease(user, { ...before, paid: !isRelease }, states[purpose]);
  const order = {
    package: row.package,
    cjl,
    hasCisionSocialPost,
    priorityReleaseEnabled: priority === 'yes',
  };
  const coupons = { universalCouponCode: codes.universal, couponCode: codes.own };
  const discounts = isRelease ? { ...coupons, applyBundlePackage: row.lot !== '-' } : coupons;
  const bought = { client, provider, purpose, amount: total / 100, terms, distributionId, order };
  return { codes, user, client, purchase: { ...bought, discounts, cart: [] } };
};

const orderOf = async (orderNumber: number) => {
  const [order] = await execute(
    `select purpose, subtotal_cents as subtotal, total_cents as total,
            (select json_agg(json_build_object('type', type, 'description', description, 'quantity', quantity,
                'cents', amount_cents) order by position) from order_line_items l where l.order_id = o.order_id) as lines
       from orders o where order_number = $1`,
    [orderNumber],
  );
  return order;
};

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replace(/<\/t[dh]>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  );

const receiptOf = async (client: Client, orderId: number): Promise<string[]> =>
  cellsOf((await client.call('listReceipts', { query: { orderId } })).data.join('')).slice(1);

export type PaidOrder = OrderRow & { provider: ProviderName };
export type PaidBundle = (typeof bundleTable)[number] & { provider: ProviderName };

/** All are paid by card; of those that the other providers take, every sixth by each. */
const byOther = orderTable.filter(({ total }) => total > 0);
const releases = byOther.filter(({ purpose }) => purpose !== 'edit');
const every = (rows: readonly OrderRow[], first: number) =>
  rows.filter((_row, place) => place % 6 === first || rows.length - place < 2);
export const paidOrders: readonly PaidOrder[] = [
  ...orderTable.map((row) => ({ ...row, provider: 'stripe' as const })),
  ...every(releases, 0).map((row) => ({ ...row, provider: 'paypal' as const })),
  ...every(byOther, 3).map((row) => ({ ...row, provider: 'authorizenet' as const })),
];

export const paidBundles: readonly PaidBundle[] = (['stripe', 'paypal', 'authorizenet'] as const).flatMap(
  (provider) =>
    bundleTable
      .filter(({ total }) => provider === 'stripe' || total > 0)
      .map((row) => ({ ...row, provider })),
);

async function payOrder({ provider, ...row }: PaidOrder): Promise<void> {
  const { codes, user, client, purchase } = await sale(row, provider);
  const { purpose, subtotal, total } = row;
  const lines = row.lines(codes);
  const orderNumber = await pay(purchase);

  expect(await orderOf(orderNumber)).toEqual({ purpose, subtotal, total, lines });
  expect(await takenFrom(provider, user)).toBe(total);
  const bought = lines.filter(({ cents }) => cents >= 0);
  const off = lines.filter(({ cents }) => cents < 0);
  expect(await receiptOf(client, orderNumber)).toEqual([
    ...bought.map(({ description, quantity, cents }) => `${description} ${quantity} ${dollars(cents, '-')}`),
    ...(off.length === 0 ? [] : [`Before discount ${dollars(subtotal, '-')}`]),
    ...off.map(({ description, cents }) => `${description} ${dollars(cents, '-')}`),
    `Total (USD) ${dollars(total, '-')}`,
  ]);
}

async function payBundle({ provider, ...row }: PaidBundle): Promise<void> {
  const { entries, price, isPartner, total } = row;
  const [first] = entries;
  const partner =
    isPartner && first !== undefined ? await makePartner({ prices: { [first.package]: price } }) : null;
  const user = await makeUser({ featureOverrides: payingBy(provider), partnerId: partner?.partnerId });
  const client = await server.as(user);
  const sold = (await client.call('listBundlePackages', {})).data;
  const chosen = entries.flatMap((entry) =>
    sold.filter((one) => String(one.packageId) === entry.package && one.quantity === entry.quantity),
  );
  const headers = { 'X-Cart-Version': 0 };
  const cart = (await client.call('saveCart', { headers, body: chosen })).data;
  const nothing = {
    package: '80',
    cjl: 0,
    hasCisionSocialPost: false,
    priorityReleaseEnabled: false,
  } as const;
  const bought = { client, provider, purpose: 'bundle', amount: total / 100, terms } as const;
  const orderNumber = await pay({ ...bought, distributionId: 0, order: nothing, discounts: {}, cart });

  const lines = entries.map(({ package: packageId, quantity }, place) => ({
    type: 'bundle',
    description: `${packageTraits[packageId].name}, ${quantity} releases`,
    quantity,
    cents: row.lines[place] ?? 0,
  }));
  expect(await orderOf(orderNumber)).toEqual({ purpose: 'bundle', subtotal: total, total, lines });
  expect(await takenFrom(provider, user)).toBe(total);
  expect(await receiptOf(client, orderNumber)).toEqual([
    ...lines.map(
      ({ description, quantity, cents: amount }) => `${description} ${quantity} ${dollars(amount, '-')}`,
    ),
    `Total (USD) ${dollars(total, '-')}`,
  ]);
}

/** Pays each of these and compares order, provider's books and receipt with the table; then all books with ours. */
export function testOrderTable(orders: readonly PaidOrder[], bundles: readonly PaidBundle[]): void {
  test.concurrent.each(orders)('$row $purpose by $provider: $formula', payOrder);
  test.concurrent.each(bundles)('bundles by $provider: $formula', payBundle);
  test('the books of all providers agree with ours', async () => {
    const paid = [...orders, ...bundles].filter(({ total }) => total > 0);
    // PayPal's books are hours behind.
    setClock(new Date(Date.now() + 4 * 3_600_000));
    await doJob(server, compareWithProvider, {}).finally(() => setClock(null));
    const finance = await server.as(await makeUser({ group: 'FINANCE' }));
    const { data } = await finance.call('getProviderComparison');
    expect(data).toMatchObject({ charges: paid.length, refunds: 0, differences: [] });
  });
}
