import { randomUUID } from 'node:crypto';
import { type PackageId, packageTraits } from '@dispatch/contract';
import { bundleTable, dollars, orderTable, type OrderRow } from '@dispatch/contract/orderTable';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../database/database';
import { makeCouponCode } from '../models/couponCode';
import type { User } from '../models/User';
import type { Ports } from '../ports/ports';
import { stripePayments } from '../ports/payments/stripePayments';
import { makeUser } from '../testing/factories';
import { makeLot, makeUniversalCoupon, makeUserCoupon } from '../testing/makeHoldings';
import { makePartner } from '../testing/makePartner';
import { makeRelease } from '../testing/makeRelease';
import { startStripeStandIn, type StripeStandIn } from '../testing/stripeStandIn';
import { useTestServer } from '../testing/useTestServer';

const server = useTestServer();
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn(server.config.stripe, `${server.url}/api/webhooks/stripe`);
  const ports: Ports = server.ports;
  ports.payments.stripe = stripePayments({ stripe: { ...server.config.stripe, apiUrl: stripe.apiUrl } });
});
afterAll(() => stripe.stop());

const customerOf = async ({ isPartner, package: packageId, price, from }: OrderRow): Promise<User> => {
  const featureOverrides = { hasEnablePurchaseEdit: true };
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

/** The release of the row as it is before it is paid for, and the calls that pay for it. */
const sale = async (row: OrderRow) => {
  const { purpose, lists: cjl, hasPost: hasCisionSocialPost, priority, total } = row;
  const user = await customerOf(row);
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
  const keyed = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
  const amount = total / 100;
  const prepare = () =>
    purpose === 'edit'
      ? client.call('createPurchaseEditIntent', { ...keyed(), body: { amount, distributionId } })
      : client.call('createPaymentIntent', {
          ...keyed(),
          body: { amount, purpose, distributionId, order, ...discounts },
        });
  const capture = (paymentIntent: string | null) => {
    const body = { distributionId, paymentIntent };
    if (purpose === 'edit') {
      const edit = { ...body, purchaseEditDescription: 'Please name the mayor.' };
      return client.call('payAndSubmitEdit', { ...keyed(), body: edit });
    }
    return client.call(isRelease ? 'capturePaymentIntent' : 'captureUpgradeIntent', {
      ...keyed(),
      body: { ...body, order, ...discounts },
    });
  };
  const receipt = async (orderId: number): Promise<string> =>
    (await client.call('listReceipts', { query: { orderId } })).data.join('');
  return { codes, prepare, capture, receipt };
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

test('the table has 200 orders', () => {
  expect(orderTable.length).toBeGreaterThanOrEqual(200);
});

test.concurrent.each(orderTable)('$row $purpose: $formula', async (row) => {
  const { codes, prepare, capture, receipt } = await sale(row);
  const { purpose, subtotal, total } = row;
  const lines = row.lines(codes);
  const intent = total === 0 ? null : (await prepare()).data;
  if (intent !== null) await stripe.confirm(intent.intentId, intent.clientSecret, '4242424242424242');
  const { OrderNumber } = (await capture(intent?.intentId ?? null)).data;

  expect(await orderOf(OrderNumber)).toEqual({ purpose, subtotal, total, lines });
  if (intent !== null) expect(await stripe.captured(intent.intentId)).toEqual([total]);
  const shown = lines.map(
    ({ description, quantity, cents }) => `${description} ${quantity} ${dollars(cents, '-')}`,
  );
  const before = subtotal === total ? [] : [`Before discount ${dollars(subtotal, '-')}`];
  expect(cellsOf(await receipt(OrderNumber)).slice(1)).toEqual([
    ...shown,
    ...before,
    `Total (USD) ${dollars(total, '-')}`,
  ]);
});

test.concurrent.each(bundleTable)('bundles: $formula', async ({ entries, price, isPartner, ...row }) => {
  const [first] = entries;
  const partner =
    isPartner && first !== undefined ? await makePartner({ prices: { [first.package]: price } }) : null;
  const user = await makeUser({
    featureOverrides: { hasEnableBundleStorePage: true },
    partnerId: partner?.partnerId,
  });
  const client = await server.as(user);
  const keyed = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
  const sold = (await client.call('listBundlePackages')).data;
  const chosen = entries.flatMap((entry) =>
    sold.filter((one) => String(one.packageId) === entry.package && one.quantity === entry.quantity),
  );
  const headers = { 'X-Cart-Version': 0 };
  const cart = (await client.call('saveCart', { headers, body: chosen })).data;
  const intent =
    row.total === 0 ? null : (await client.call('createBundleIntent', { ...keyed(), body: { cart } })).data;
  if (intent !== null) await stripe.confirm(intent.intentId, intent.clientSecret, '4242424242424242');
  const paid = { cart, paymentIntent: intent?.intentId ?? null };
  const { OrderNumber } = (await client.call('captureBundleIntent', { ...keyed(), body: paid })).data;

  const lines = entries.map(({ package: packageId, quantity }, place) => ({
    type: 'bundle',
    description: `${packageTraits[packageId].name}, ${quantity} releases`,
    quantity,
    cents: row.lines[place] ?? 0,
  }));
  const { total } = row;
  expect(await orderOf(OrderNumber)).toEqual({ purpose: 'bundle', subtotal: total, total, lines });
  if (intent !== null) expect(await stripe.captured(intent.intentId)).toEqual([total]);
  const [receipt = ''] = (await client.call('listReceipts', { query: { orderId: OrderNumber } })).data;
  expect(cellsOf(receipt).slice(1)).toEqual([
    ...lines.map(({ description, quantity, cents }) => `${description} ${quantity} ${dollars(cents, '-')}`),
    `Total (USD) ${dollars(total, '-')}`,
  ]);
});
