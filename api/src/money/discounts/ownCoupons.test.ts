import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { makePayableRelease, Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { makeCouponCode } from './couponCode';
import { returnDiscounts } from './returnDiscounts';

const server = useTestServer();
const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};
const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

beforeAll(async () => {
  await execute(
    `insert into universal_coupons (coupon_code, is_fixed, amount_cents, percent, starts_at, expires_at) values
       ('Spring10', false, null, 10, '2020-01-01Z', '3000-01-01T04:59:59.999Z'),
       ('LASTYEAR', true, 5050, null, '2020-01-01Z', '2020-12-31T12:00:00Z')`,
  );
});

test('a universal coupon is found in any capitals, with the dates by which it is judged', async () => {
  const { client } = await customer();
  const find = async (couponCode: string) =>
    (await client.call('getUniversalCoupon', { query: { couponCode } })).data;
  expect(await find('sPRING10')).toEqual({
    couponCode: 'Spring10',
    isFixed: false,
    amount: null,
    percent: 0.1,
    startDate: '2020-01-01 00:00:00.000',
    expirationDate: '3000-01-01 04:59:59.999',
  });
  expect(await find('lastyear')).toMatchObject({ isFixed: true, amount: 50.5, percent: null });
});

test('an unknown code is told as one, and codes cannot be tried out', async () => {
  const { client } = await customer();
  const guess = () => refusalOf(client.call('getUniversalCoupon', { query: { couponCode: 'GUESS' } }));
  expect(await guess()).toMatchObject({ status: 404, problem: { message: 'Coupon code not found' } });
  for (let tries = 1; tries < 60; tries += 1) await guess();
  expect((await guess()).status).toBe(429);
});

test('an account uses a universal coupon once, until the use is given back', async () => {
  const { user, client } = await customer();
  const { distributionId } = await makePayableRelease(user);
  const find = () => client.call('getUniversalCoupon', { query: { couponCode: 'SPRING10' } });
  await execute(
    `insert into orders (user_id, distribution_id, purpose, subtotal_cents, discount_cents, total_cents,
       created_date, changed_at, universal_coupon_id)
     select $1, $2, 'release', 36000, 3600, 32400, now(), now(), universal_coupon_id
       from universal_coupons where coupon_code = 'Spring10'`,
    [user.userId, distributionId],
  );
  expect(await refusalOf(find())).toMatchObject({
    status: 409,
    problem: { code: 'coupon-used', message: 'You have already used this coupon.' },
  });
  await execute('update orders set discounts_returned_at = now() where user_id = $1', [user.userId]);
  expect((await find()).status).toBe(200);
});

test('everybody sees their own coupons alone, the earliest expiry first, in pages', async () => {
  const { user, client } = await customer();
  await makeUserCoupon(user, { cents: 6_000, expires: inDays(90) });
  await makeUserCoupon(user, { cents: 4_000, remaining: 0, expires: inDays(40) });
  await makeUserCoupon(user, { cents: 9_999_999_900, status: 'revoked', expires: inDays(-1) });
  await makeUserCoupon(await makeUser(), { cents: 100 });
  const { data } = await client.call('listMyCoupons');
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [99_999_999, 'REVOKED'],
    [0, 'USED'],
    [60, 'UNUSED'],
  ]);
  const second = await client.call('listMyCoupons', { query: { limit: 2, pageNumber: 2 } });
  expect(second.data.map(({ amount }) => amount)).toEqual([60]);
  expect(second.headers.get('x-total-count')).toBe('3');
  expect((await refusalOf(server.client.call('listMyCoupons'))).status).toBe(401);
});

/** Pays for an Advanced release with one list, which costs 600 dollars. */
const holdsOf = async () => {
  const payer = await Payer.at(server);
  const code = makeCouponCode();
  const couponId = await makeUserCoupon(payer.user, { cents: 5_000, code });
  const other = payer.of(await makePayableRelease(payer.user));
  const shown = async (distributionId?: number) =>
    (await payer.client.call('listMyCoupons', { query: { distributionId } })).data[0];
  const staff = await server.as(await makeUser({ group: 'ADMIN' }));
  const spendable = async (at: Payer) => {
    const { problem } = await refusalOf(at.prepare({ amount: 0.01, couponCode: code }));
    return 600 - Number(problem['total']);
  };
  /** Where nothing is paid for, for the release whose payment there is, and for another one. */
  const rests = async () => {
    const own = await shown();
    const remaining = (await staff.call('getCoupon', { path: { id: couponId } })).data;
    expect(remaining.heldAmount).toBe(own?.heldAmount);
    expect(remaining.amount).toBe(Number(own?.amount) + Number(own?.heldAmount));
    const all = [own, await shown(payer.id), await shown(other.id)].map((one) => one?.amount);
    expect([await spendable(payer), await spendable(other)]).toEqual(all.slice(1));
    return all;
  };
  const hold = (state: string, until: Date, purpose = 'release') =>
    execute(
      `insert into payments (reference, intent_id, user_id, distribution_id, purpose, provider, amount_cents, quote, state,
         created_at, updated_at, user_coupon_id, user_coupon_cents, user_coupon_until)
       values ($1::text::uuid, $1::text, $2, $3, $7, 'stripe', 34000, '{}', $6, now(), now(), $4, 2000, $5)`,
      [randomUUID(), payer.user.userId, payer.id, couponId, until, state, purpose],
    );
  return {
    payer,
    other,
    code,
    rests,
    spendable,
    shown: async (id?: number) => (await shown(id))?.amount,
    hold,
  };
};

test.each([
  ['waits for its payer', 'preparing', 1, 'release', [30, 50, 30]],
  ['has waited too long', 'preparing', -1, 'release', [50, 50, 50]],
  ['is authorised', 'authorised', 1, 'release', [30, 50, 30]],
  ['was authorised long ago', 'authorised', -1, 'release', [50, 50, 50]],
  ['charges, however long', 'capturing', -1, 'release', [30, 50, 30]],
  ['is being let go', 'canceling', -1, 'release', [30, 50, 30]],
  ['was canceled', 'canceled', 1, 'release', [50, 50, 50]],
  ['has failed', 'failed', 1, 'release', [50, 50, 50]],
  ['is for something else of the release', 'capturing', 1, 'upgrade', [30, 30, 30]],
] as const)(
  'the rest of a coupon is the same where it is shown and spent when a payment %s',
  async (_when, state, days, purpose, left) => {
    const { hold, rests } = await holdsOf();
    await hold(state, inDays(days), purpose);
    expect(await rests()).toEqual(left);
  },
);

test('what an order has taken of a coupon is gone everywhere, and back with its refund', async () => {
  const { payer, other, code, shown, spendable } = await holdsOf();
  await payer.capture(await payer.authorised({ amount: 550, couponCode: code }), { couponCode: code });
  expect(await shown()).toBe(0);
  expect((await refusalOf(other.prepare({ amount: 600, couponCode: code }))).problem.message).toBe(
    'Selected coupon is USED.',
  );
  const { firstOrderId } = await payer.paid();
  await inTransaction(() => returnDiscounts(firstOrderId ?? 0, 'worker', new Date()));
  expect([await shown(), await shown(other.id), await spendable(other)]).toEqual([50, 50, 50]);
});
