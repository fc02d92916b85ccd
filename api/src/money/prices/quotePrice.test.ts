import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
beforeAll(async () => {
  await execute(
    `insert into universal_coupons (coupon_code, is_fixed, amount_cents, percent, starts_at, expires_at) values
       ('Spring10', false, null, 10, '2026-01-01Z', '3000-01-01T04:59:59.999Z'),
       ('FIRSTFREE', true, 9999999900, null, '2026-01-01Z', '3000-01-01T04:59:59.999Z'),
       ('LASTYEAR', true, 5000, null, '2020-01-01Z', '2020-12-31Z'),
       ('NEXTYEAR', true, 5000, null, '2999-01-01Z', '2999-12-31Z')`,
  );
});

const basic = { package: '80', cjl: 0, hasCisionSocialPost: false, priorityReleaseEnabled: false } as const;
const everything = {
  package: '200',
  cjl: 2,
  hasCisionSocialPost: true,
  priorityReleaseEnabled: true,
} as const;

const quote = async (body: object, client = server.client) =>
  (await client.call('quotePrice', { body: { ...basic, ...body } })).data;

const errorsOf = async (body: object) => {
  const { status, problem } = await refusalOf(quote(body));
  expect(status).toBe(400);
  return problem.fields?.map(({ pointer, rule, message }) => [pointer, rule, message]);
};

test('anybody is told what everything costs, line by line, with a coupon in any capitals', async () => {
  expect(await quote({ ...everything, couponCode: 'sPRING10', slug: '' })).toEqual({
    includedLists: 1,
    reachingLists: expect.any(Number) as number,
    items: [
      { type: 'package', description: 'Advanced', quantity: 1, amount: 360 },
      { type: 'cjl', description: 'Journalist list', quantity: 2, amount: 480 },
      { type: 'socialmedia', description: 'Share on X', quantity: 1, amount: 120 },
      { type: 'priority', description: 'Priority Distribution', quantity: 1, amount: 120 },
    ],
    subtotal: 1080,
    discounts: [{ type: 'universalCoupon', description: 'Coupon Spring10', amount: 108 }],
    total: 972,
  });
});

test('a coupon never takes off more than there is', async () => {
  expect(await quote({ couponCode: 'FIRSTFREE' })).toMatchObject({ discounts: [{ amount: 120 }], total: 0 });
});

describe('the prices of a partner', () => {
  test('hold for its slug, and for its customers wherever they ask', async () => {
    const { partnerId, slug } = await makePartner({ prices: { '80': 9_950 } });
    const other = await makePartner({ prices: { '80': 8_000 } });
    expect((await quote({ slug: slug.toUpperCase() })).total).toBe(99.5);
    const customer = await server.as(await makeUser({ partnerId }));
    expect((await quote({}, customer)).total).toBe(99.5);
    expect((await quote({ package: '140' }, customer)).total).toBe(245);
    expect((await quote({ slug: other.slug }, customer)).total).toBe(80);
    expect((await quote({}, await server.as(await makeUser()))).total).toBe(120);
    expect((await quote({}, server.withToken('gone-gone-gone-gone-gone-gone'))).total).toBe(120);
  });

  test('of an unknown partner are not there', async () => {
    expect((await refusalOf(quote({ slug: 'nobody' }))).status).toBe(404);
    expect((await refusalOf(quote({ slug: 'a b' }))).status).toBe(404);
  });
});

test('a coupon that cannot be applied is refused at its field, with its reason', async () => {
  expect(await errorsOf({ couponCode: 'NOSUCH' })).toEqual([
    ['/couponCode', 'coupon-unknown', 'Coupon code not found'],
  ]);
  expect(await errorsOf({ couponCode: 'NEXTYEAR' })).toEqual([
    ['/couponCode', 'coupon-inactive', 'Cannot apply an inactive coupon.'],
  ]);
  expect(await errorsOf({ couponCode: 'LASTYEAR' })).toEqual([
    ['/couponCode', 'coupon-expired', 'Cannot apply an expired coupon.'],
  ]);
});

test('everything that is not sold is named at once', async () => {
  expect(await errorsOf({ priorityReleaseEnabled: true, couponCode: 'NOSUCH' })).toEqual([
    ['/priorityReleaseEnabled', 'priority-not-offered', 'Priority distribution is not available with Basic.'],
    ['/couponCode', 'coupon-unknown', 'Coupon code not found'],
  ]);
  expect(await errorsOf({ package: '360', cjl: 20 })).toEqual([
    ['/cjl', 'too-many-lists', 'Premium can be bought with at most 19 journalist lists.'],
  ]);
  expect(await errorsOf({ cjl: 22 })).toEqual([
    ['/cjl', 'maximum', 'You may not select more than 21 journalist lists.'],
  ]);
});

test('nothing is kept, and codes cannot be tried out', async () => {
  let stopped = 0;
  for (let code = 0; code < 70; code += 1) {
    const { status } = await refusalOf(quote({ couponCode: `GUESS${code}` }));
    if (status === 429) stopped += 1;
    else expect(status).toBe(400);
  }
  expect(stopped).toBeGreaterThan(0);
  expect((await refusalOf(quote({ couponCode: 'SPRING10' }))).status).toBe(429);
  expect((await quote({})).total).toBe(120);
  expect(await execute('select 1 from audit_log')).toEqual([]);
});

test('a list that reaches nobody is neither offered nor priced', async () => {
  await execute(
    `delete from journalist_list_members where journalist_list_id not in
       (select journalist_list_id from journalist_lists where is_active order by journalist_list_id limit 3)`,
  );
  expect(await quote({ package: '200', cjl: 2 })).toMatchObject({ reachingLists: 3, subtotal: 840 });
  const words = 'Journalist lists that reach somebody: 2 more at present. Please add no more than that.';
  expect(await errorsOf({ package: '200', cjl: 3 })).toEqual([['/cjl', 'maximum', words]]);
});
