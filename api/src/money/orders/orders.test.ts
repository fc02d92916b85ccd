import type { CallArguments } from '@dispatch/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { COUNT_CAP } from '../../platform/call/listPage';
import { searchedFor } from '../../platform/call/searchText';
import { execute } from '../../platform/database/database';
import type { Release } from '../../releases/lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { makeRelease } from '../../testing/makeRelease';
import { makePaidOrder } from '../../testing/paidOrder';
import { planOf } from '../../testing/planOf';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { orderFiltersOf } from './searchOrders';
import { ordersFiltered } from './searchOrdersSql';

const server = useTestServer();
let finance: Awaited<ReturnType<typeof server.as>>;
let paid: Release;
let ofIris: Release;

beforeAll(async () => {
  finance = await server.as(await makeUser({ group: 'FINANCE' }));
  paid = await makeRelease(await makeUser({ email: 'payer@pier.example' }), { paid: true });
  const iris = await makeUser({
    email: 'iris@quay.example',
    featureOverrides: { userSendDistributionToIris: true },
  });
  ofIris = await makeRelease(iris, { paid: true });
  await makeRelease(iris);
});

const find = async (searchText?: string) =>
  (await finance.call('searchOrders', { query: { searchText } })).data.map(({ orderId }) => orderId);

describe('searchOrders', () => {
  it('lists every order, the newest first', async () => {
    const { data, headers } = await finance.call('searchOrders');
    expect(data).toEqual([
      expect.objectContaining({ oktaLogin: 'iris@quay.example', directToIris: true, amount: 360 }),
      {
        orderId: paid.firstOrderId,
        userId: paid.userId,
        oktaLogin: 'payer@pier.example',
        amount: 360,
        createdDate: expect.stringMatching(/Z$/) as string,
        releaseId: paid.prwebPressReleaseId,
        distributionId: paid.distributionId,
        state: 'paid',
        paidWith: null,
        directToIris: false,
      },
    ]);
    expect(headers.get('X-Total-Count')).toBe('2');
    const second = await finance.call('searchOrders', { query: { pageNumber: 2, limit: 1 } });
    expect(second.data).toEqual([data[1]]);
  });

  it('finds by login, by the number of the order and by that of the release', async () => {
    expect(await find('payer@')).toEqual([paid.firstOrderId]);
    expect(await find(String(paid.firstOrderId))).toEqual([paid.firstOrderId]);
    expect(await find(`REL-${ofIris.prwebPressReleaseId}`)).toEqual([ofIris.firstOrderId]);
  });

  it('finds by the last four digits of the card that paid', async () => {
    const { orderId } = await makePaidOrder(server);
    expect(await find('4242')).toEqual([orderId]);
    expect(await find('424')).toEqual([]);
    const { data } = await finance.call('getOrder', { query: { orderId } });
    expect(data.payments[0]?.description).toBe('Visa ending in 4242');
    const user = await makeUser();
    const bundle = await makeBundleOrder(server, user, [{ package: '140', quantity: 3, cents: 69_825 }]);
    await execute(`update payments set card_brand = 'Visa', card_last_four = '0077' where order_id = $1`, [
      bundle.orderId,
    ]);
    const editor = await server.as(await makeUser({ group: 'ADMIN' }));
    const found = await editor.call('searchBundleOrders', { query: { searchText: '0077' } });
    expect(found.data.userBundleOrders.map(({ bundleOrderId }) => bundleOrderId)).toEqual([bundle.orderId]);
  });

  it('leaves orders of bundles out of what it finds, its count and its pages', async () => {
    const user = await makeUser({ email: 'both@pier.example' });
    const releases: Release[] = [];
    for (const _each of [1, 2, 3]) {
      releases.unshift(await makeRelease(user, { paid: true }));
      await makeBundleOrder(server, user, [{ package: '140', quantity: 5, cents: 110_250 }]);
    }
    const page = async (pageNumber: number) => {
      const query = { searchText: 'both@pier', limit: 2, pageNumber };
      const { data, headers } = await finance.call('searchOrders', { query });
      return [data.map(({ orderId }) => orderId), headers.get('X-Total-Count')];
    };
    const [third, second, first] = releases.map(({ firstOrderId }) => firstOrderId);
    expect(await page(1)).toEqual([[third, second], '3']);
    expect(await page(2)).toEqual([[first], '3']);
  });

  it('lists those of one user, not of whose login contains theirs', async () => {
    const namesake = await makeUser({ email: 'my.iris@quay.example' });
    const other = await makeRelease(namesake, { paid: true });
    const of = async (userId: number, searchText?: string) =>
      (await finance.call('searchOrders', { query: { userId, searchText } })).data;
    expect((await of(ofIris.userId)).map(({ orderId }) => orderId)).toEqual([ofIris.firstOrderId]);
    expect(await of(ofIris.userId, 'iris@quay')).toHaveLength(1);
    expect(await of(ofIris.userId, String(other.firstOrderId))).toEqual([]);
    expect(await of(2_147_483_647)).toEqual([]);
  });

  it('finds nothing by what is no word and no number', async () => {
    for (const searchText of ["' or 1=1 --", '%', '_', '99999999999999', '\\'])
      expect(await find(searchText)).toEqual([]);
  });

  it('keeps to each filter and to all of them, sorts, and goes on behind a row', async () => {
    const person = await makeUser({ email: 'filters@pier.example' });
    const releases: Release[] = [];
    for (const _each of [1, 2, 3]) releases.push(await makeRelease(person, { paid: true }));
    const [first = 0, second = 0, third = 0] = releases.map(({ firstOrderId }) => firstOrderId ?? 0);
    await execute(
      `update orders set created_date = '2024-02-29T23:59:59Z', total_cents = case order_id when $1 then 100 when $2 then 0 else 9950 end,
         subtotal_cents = 9950, discount_cents = case order_id when $1 then 9850 when $2 then 9950 else 0 end where user_id = $3`,
      [first, second, person.userId],
    );
    await execute(
      `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote, state, created_at, updated_at)
       select order_id, user_id, distribution_id, 'release', case total_cents when 100 then 'paypal' else 'stripe' end, 'pi_' || order_id,
         total_cents, '{}', 'captured', now(), now() from orders where user_id = $1 and total_cents > 0`,
      [person.userId],
    );
    await execute(
      `insert into refund_requests (order_id, amount_cents, reason, state, transaction_id, attempt, created_at, decided_at, changed_at)
       values ($1, 50, 'Other', 'approved', 're_1', 1, now(), now(), now())`,
      [first],
    );
    const asked = async (query: NonNullable<CallArguments<'searchOrders'>[0]>['query'] = {}) => {
      const { data, headers } = await finance.call('searchOrders', {
        query: { from: '2024-02-29T00:00:00.000Z', to: '2024-03-01T00:00:00.000Z', ...query },
      });
      expect(headers.get('X-Total-Count')).toBe(String(data.length));
      return data.map(({ orderId }) => orderId);
    };
    expect(await asked()).toEqual([third, second, first]);
    expect(await asked({ sortBy: 'amount' })).toEqual([third, first, second]);
    expect(await asked({ sortBy: 'amount', sortDirection: 'asc', after: second })).toEqual([first, third]);
    expect(await asked({ after: third, searchText: 'filters@pier' })).toEqual([second, first]);
    expect(await asked({ minAmount: 1, maxAmount: 99.49 })).toEqual([first]);
    expect(await asked({ state: 'free' })).toEqual([second]);
    expect(await asked({ state: 'paid' })).toEqual([third]);
    expect(await asked({ state: 'partlyRefunded', provider: 'paypal' })).toEqual([first]);
    expect(await asked({ state: 'partlyRefunded', provider: 'stripe' })).toEqual([]);
    expect(await asked({ provider: 'stripe', searchText: 'filters' })).toEqual([third]);
    expect(await asked({ provider: 'authorizenet', userId: person.userId })).toEqual([]);
    expect(await asked({ to: '2024-02-29T23:59:59.000Z' })).toEqual([]);
  });
});

describe('a search for words of more people than are counted', () => {
  const asked = (pageNumber: number) =>
    finance.call('searchOrders', { query: { searchText: 'crowd', limit: 5, pageNumber } });

  it('finds their orders, and counts no further than it needs to', async () => {
    await execute(
      `insert into users (okta_login, email, first_name, last_name)
       select 'crowd' || n, 'crowd' || n, '', '' from generate_series(1, ${3 * COUNT_CAP + 5}) n`,
    );
    expect((await asked(1)).headers.get('X-Total-Count')).toBe('0');
    const [first] = await execute<{ user_id: number }>(
      `select user_id from users where okta_login = 'crowd1'`,
    );
    const ofCrowd = await makeRelease(await makeUser({ email: 'one@crowd.example' }), { paid: true });
    expect((await asked(1)).data.map(({ orderId }) => orderId)).toEqual([ofCrowd.firstOrderId]);

    await execute('drop index orders_one_for_release');
    await execute(
      `insert into orders (user_id, distribution_id, purpose, subtotal_cents, discount_cents, total_cents, created_date)
       select $1 + n % 10000, $2, 'release', 0, 0, 0, now() from generate_series(1, ${4 * COUNT_CAP}) n`,
      [first?.user_id, ofCrowd.distributionId],
    );
    await execute('analyze orders');
    const { data, headers } = await asked(3);
    expect(headers.get('X-Total-Count-Capped')).toBe('true');
    const sorted = await execute<{ id: number }>(
      'select order_id as id from orders order by order_id desc limit 5 offset 10',
    );
    expect(data.map(({ orderId }) => orderId)).toEqual(sorted.map(({ id }) => id));

    await execute('vacuum analyze orders');
    const page = {
      limit: 25,
      offset: 0,
      ...searchedFor(''),
      ...orderFiltersOf({}),
      after: data[0]?.orderId ?? 0,
    };
    for (const [by, index] of [
      ['createdDate', 'orders_by_date'],
      ['amount', 'orders_by_amount'],
    ] as const)
      expect(await planOf(ordersFiltered({ by, direction: 'desc', first: 'none' }), page)).toMatch(
        new RegExp(`${index}[^]*Index Cond: .*ROW\\(`),
      );
    expect(
      await planOf(ordersFiltered({ by: 'createdDate', direction: 'desc', first: 'provider' }), {
        ...page,
        provider: 'paypal',
      }),
    ).toContain('payments_by_provider');
  }, 30_000);
});

describe('getOrder', () => {
  it('shows lines, payments, discounts as payments, and when revenue was recognized', async () => {
    const orderId = paid.firstOrderId ?? 0;
    await execute(
      `update orders set subtotal_cents = 36000, discount_cents = 6050, total_cents = 29950,
         revenue_recognition_date = '2020-02-03T04:05:06Z' where order_id = $1`,
      [orderId],
    );
    await execute(
      `insert into order_line_items values ($1, 11, 'package', 'Advanced', 1, 36000),
         ($1, 12, 'universalCoupon', 'Coupon SPRING15', 1, -6050)`,
      [orderId],
    );
    await execute(
      `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote,
         state, created_at, updated_at)
       values ($1, $2, $3, 'release', 'stripe', 'pi_3QK2', 29950, '{}', 'captured', now(), now())`,
      [orderId, paid.userId, paid.distributionId],
    );
    const { data } = await finance.call('getOrder', { query: { orderId } });
    expect(data).toMatchObject({
      orderNumber: orderId,
      purpose: 'release',
      userId: paid.userId,
      oktaLogin: 'payer@pier.example',
      email: 'payer@pier.example',
      release: { distributionId: paid.distributionId, headline: paid.headline, isDeleted: false },
      amount: 360,
      revenueRecognitionDate: '2020-02-03T04:05:06.000Z',
    });
    expect(data.lineItems).toEqual([{ type: 'package', description: 'Advanced', quantity: 1, amount: 360 }]);
    expect(data.payments).toEqual([
      {
        type: 'universal coupon',
        confirmationCode: 'SPRING15',
        description: 'Coupon SPRING15',
        amount: 60.5,
      },
      { type: 'credit card', confirmationCode: 'pi_3QK2', description: 'Card', amount: 299.5 },
    ]);
  });

  it('says what it is for, and that PayPal paid; a bundle order stands in the list of its own', async () => {
    const user = await makeUser();
    const { orderId } = await makeBundleOrder(server, user, [{ package: '140', quantity: 3, cents: 69_825 }]);
    await execute(`update payments set provider = 'paypal' where order_id = $1`, [orderId]);
    const { data } = await finance.call('getOrder', { query: { orderId } });
    expect([data.purpose, data.payments[0]?.type]).toEqual(['bundle', 'paypal']);
    const { headers } = await finance.call('searchOrders', { query: { userId: user.userId } });
    expect(headers.get('X-Total-Count')).toBe('0');
    expect(await find()).not.toContain(orderId);
  });

  it("says 'Order Not found'", async () => {
    const { status, problem } = await refusalOf(finance.call('getOrder', { query: { orderId: 1 } }));
    expect([status, problem.message]).toEqual([404, 'Order Not found']);
  });
});
