import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { makePayableRelease, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

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

test('what a payment of another release holds is not shown as left, for as long as it holds it', async () => {
  const { user, client } = await customer();
  const couponId = await makeUserCoupon(user, { cents: 5_000 });
  const { distributionId } = await makePayableRelease(user);
  await execute(
    `insert into payments (reference, intent_id, user_id, distribution_id, purpose, provider, amount_cents, quote, state,
       created_at, updated_at, user_coupon_id, user_coupon_cents, user_coupon_until)
     values ($1::text::uuid, $1::text, $2, $3, 'release', 'stripe', 34000, '{}', 'authorised', now(), now(), $4, 2000, $5)`,
    [randomUUID(), user.userId, distributionId, couponId, inDays(0.01)],
  );
  const left = async (id?: number) =>
    (await client.call('listMyCoupons', { query: { distributionId: id } })).data.map(({ amount }) => amount);
  expect(await left()).toEqual([30]);
  expect(await left(distributionId)).toEqual([50]);
  await execute(`update payments set user_coupon_until = '2020-01-01Z' where user_id = $1`, [user.userId]);
  expect(await left()).toEqual([50]);
  await execute(`update payments set state = 'capturing' where user_id = $1`, [user.userId]);
  expect(await left()).toEqual([30]);
});
