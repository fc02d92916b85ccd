import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { now, setClock } from '../../platform/settings/clock';
import { execute, inTransaction } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { makeLot, makeUniversalCoupon, makeUserCoupon } from '../../testing/makeHoldings';
import { makePayableRelease, Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { returnDiscounts } from './returnDiscounts';

const server = useTestServer();
beforeEach(() => {
  setClock(null);
});

type Coupon = { cents: number; status?: 'revoked'; expires?: Date };

/** A coupon of this person; answers its code. */
const ownCoupon = async (user: User, given: Coupon): Promise<string> => {
  const code = randomUUID().toUpperCase();
  await makeUserCoupon(user, { ...given, code });
  return code;
};

const years = (count: number) => new Date(now().getTime() + count * 365 * 24 * 3_600_000);
const minutesLater = (minutes: number) => {
  setClock(new Date(now().getTime() + minutes * 60_000));
};

const orderLines = (payer: Payer) =>
  execute<{ type: string; amount: number }>(
    `select type, amount_cents as amount from order_line_items join orders using (order_id)
      where distribution_id = $1 order by position`,
    [payer.id],
  ).then((rows) => rows.map(({ type, amount }) => [type, amount]));

const left = async (payer: Payer) => {
  const [row] = await execute<{ lots: number | null; coupons: number | null }>(
    `select (select sum(quantity - used)::integer from bundle_lots where user_id = $1) as lots,
            (select sum(remaining_cents)::integer from user_coupons where user_id = $1) as coupons`,
    [payer.user.userId],
  );
  return row;
};

const ledger = (payer: Payer) =>
  execute<{ kind: string; amount: number }>(
    'select kind, amount_cents as amount from ledger_entries where user_id = $1 order by ledger_entry_id',
    [payer.user.userId],
  ).then((rows) => rows.map(({ kind, amount }) => [kind, amount]));

/** An Advanced release with one list: 360 and 240 dollars; a lot of it, a coupon of 50 % and one of 25 dollars. */
const holder = async () => {
  const payer = await Payer.at(server);
  await makeLot(payer.user, { package: '200', quantity: 2, used: 1, expires: years(1) });
  const universalCouponCode = await makeUniversalCoupon({ percent: 50 });
  const couponCode = await ownCoupon(payer.user, { cents: 2_500 });
  return { payer, discounts: { applyBundlePackage: true, universalCouponCode, couponCode } };
};

describe('paying with all three discounts', () => {
  it('takes prepaid release, universal and user coupon in this order, and the card pays the rest', async () => {
    const { payer, discounts } = await holder();
    const intentId = await payer.authorised({ amount: 95, ...discounts });
    await payer.capture(intentId, discounts);
    expect(payer.charges()).toEqual([9_500]);
    expect(await orderLines(payer)).toEqual([
      ['package', 36_000],
      ['cjl', 24_000],
      ['bundle', -36_000],
      ['universalCoupon', -12_000],
      ['userCoupon', -2_500],
    ]);
    expect(await left(payer)).toEqual({ lots: 0, coupons: 0 });
    expect(await ledger(payer)).toEqual([
      ['sale', 9_500],
      ['lot-used', 0],
      ['coupon-used', 12_000],
      ['coupon-used', 2_500],
    ]);
  });

  it('gives them back once, however often the order is undone', async () => {
    const { payer, discounts } = await holder();
    await payer.capture(await payer.authorised({ amount: 95, ...discounts }), discounts);
    const { firstOrderId } = await payer.paid();
    for (const _ of [1, 2]) await inTransaction(() => returnDiscounts(firstOrderId ?? 0, 'worker', now()));
    expect(await left(payer)).toEqual({ lots: 1, coupons: 2_500 });
    expect((await ledger(payer)).slice(4)).toEqual([
      ['lot-returned', 0],
      ['coupon-returned', 12_000],
      ['coupon-returned', 2_500],
    ]);
    // The universal coupon can be used again.
    const { universalCouponCode } = discounts;
    const next = await Payer.at(server, {}, payer.user);
    expect(await next.prepare({ amount: 300, universalCouponCode })).toMatch(/^pi_/);
  });

  it('needs no card when they pay all, and no code does nothing', async () => {
    const { payer, discounts } = await holder();
    const couponCode = await ownCoupon(payer.user, { cents: 50_000 });
    expect((await refusalOf(payer.prepare({ amount: 0, ...discounts, couponCode }))).problem.code).toBe(
      'nothing-to-pay',
    );
    await payer.capture(null, { ...discounts, universalCouponCode: ' ', couponCode });
    expect(await orderLines(payer)).toEqual([
      ['package', 36_000],
      ['cjl', 24_000],
      ['bundle', -36_000],
      ['userCoupon', -24_000],
    ]);
    expect(await left(payer)).toEqual({ lots: 0, coupons: 2_500 + 26_000 });
  });

  it('takes the lot that expires first, none of another package and none that has expired', async () => {
    const payer = await Payer.at(server);
    await makeLot(payer.user, { package: '200', quantity: 5, expires: years(2) });
    const first = await makeLot(payer.user, { package: '200', quantity: 5, expires: years(1) });
    await makeLot(payer.user, { package: '360', quantity: 5, expires: years(0.5) });
    await makeLot(payer.user, { package: '200', quantity: 5, expires: years(-0.1) });
    await payer.capture(await payer.authorised({ amount: 240, applyBundlePackage: true }), {
      applyBundlePackage: true,
    });
    expect(
      await execute('select bundle_lot_id from bundle_lots where user_id = $1 and used = 1', [
        payer.user.userId,
      ]),
    ).toEqual([{ bundle_lot_id: first }]);
  });
});

describe('a coupon that cannot be used', () => {
  const refusedWith = async (ask: (payer: Payer) => Promise<object>) => {
    const payer = await Payer.at(server);
    const { status, problem } = await refusalOf(payer.prepare(await ask(payer)));
    return [status, problem.fields?.[0]?.pointer, problem.message];
  };
  const universal = (given: Parameters<typeof makeUniversalCoupon>[0]) => async () => ({
    universalCouponCode: await makeUniversalCoupon({ cents: 1_000, ...given }),
  });
  const own = (given: Partial<Parameters<typeof ownCoupon>[1]>) => async (payer: Payer) => ({
    couponCode: await ownCoupon(payer.user, { cents: 1_000, ...given }),
  });

  test.each([
    [
      'is not known',
      async () => ({ universalCouponCode: 'NONE' }),
      '/universalCouponCode',
      'Coupon code not found',
    ],
    [
      'has not begun',
      universal({ starts: years(1) }),
      '/universalCouponCode',
      'Cannot apply an inactive coupon.',
    ],
    [
      'is over',
      universal({ expires: years(-0.1) }),
      '/universalCouponCode',
      'Cannot apply an expired coupon.',
    ],
    ['of a user is revoked', own({ status: 'revoked' }), '/couponCode', 'Selected coupon is REVOKED.'],
    ['of a user has expired', own({ expires: years(-0.1) }), '/couponCode', 'Selected coupon has expired.'],
    [
      'is somebody else’s',
      async () => ({ couponCode: await ownCoupon(await makeUser(), { cents: 1_000 }) }),
      '/couponCode',
      'Coupon code not found',
    ],
  ])('because it %s is a 400 that says so', async (_why, ask, pointer, text) => {
    expect(await refusedWith(ask)).toEqual([400, pointer, text]);
  });

  it('because this account has used it is a 409', async () => {
    const universalCouponCode = await makeUniversalCoupon({ cents: 60_000 });
    const payer = await Payer.at(server);
    await payer.capture(null, { universalCouponCode: universalCouponCode.toLowerCase() });
    const next = await Payer.at(server, {}, payer.user);
    const { status, problem } = await refusalOf(next.prepare({ universalCouponCode }));
    expect([status, problem.message]).toEqual([409, 'You have already used this coupon.']);
  });

  it('because less is left than a card can pay is a 409', async () => {
    const payer = await Payer.at(server);
    const couponCode = await ownCoupon(payer.user, { cents: 59_951 });
    const { status, problem } = await refusalOf(payer.prepare({ amount: 0.49, couponCode }));
    expect([status, problem['total']]).toEqual([409, 0.49]);
    expect(problem.message).toBe('A card cannot pay less than $0.50. Please remove a coupon.');
    expect(await payer.payments()).toEqual([]);
  });

  it('any more at the capture costs nothing: the new total is told and the card let go', async () => {
    const payer = await Payer.at(server);
    const couponCode = await ownCoupon(payer.user, { cents: 2_500 });
    const intentId = await payer.authorised({ amount: 575, couponCode });
    await execute(`update user_coupons set status = 'revoked' where coupon_code = $1`, [couponCode]);
    const { status, problem } = await refusalOf(payer.capture(intentId, { couponCode }));
    expect([status, problem.code, problem['total']]).toEqual([409, 'order-total-changed', 600]);
    expect(payer.charges()).toEqual([]);
    expect(await payer.payments()).toEqual(['canceled']);
  });
});

describe('a user coupon', () => {
  const asked = async (payer: Payer, couponCode: string) => {
    const { problem } = await refusalOf(payer.prepare({ amount: 0.5, couponCode }));
    return problem['total'] ?? problem.message;
  };

  it('is held by its intent for an hour, and longer for nobody who does not pay', async () => {
    const payer = await Payer.at(server);
    const couponCode = await ownCoupon(payer.user, { cents: 60_050 });
    await payer.capture(null, { couponCode });
    const second = await Payer.at(server, {}, payer.user);
    await second.prepare({ amount: 599.5, couponCode });
    const askedAnew = async () => asked(await Payer.at(server, {}, payer.user), couponCode);
    expect(await askedAnew()).toBe('Selected coupon is in use.');
    minutesLater(61);
    expect(await askedAnew()).toBe(599.5);
  });

  it('is free again when its payment ends', async () => {
    const payer = await Payer.at(server);
    const couponCode = await ownCoupon(payer.user, { cents: 2_500 });
    await payer.prepare({ amount: 575, couponCode });
    const other = await Payer.at(server, {}, payer.user);
    expect(await asked(other, couponCode)).toBe('Selected coupon is in use.');
    await payer.prepare({ amount: 600 });
    expect(await asked(other, couponCode)).toBe(575);
  });
});

describe('fifty captures at once', () => {
  const fifty = 50;
  const buyers = async (cjl: number) => {
    const first = await Payer.at(server, { cjl });
    const others = await Promise.all(
      Array.from({ length: fifty - 1 }, () => makePayableRelease(first.user, { cjl })),
    );
    return [first, ...others.map((release) => first.of(release))];
  };
  const statuses = async (captures: Promise<unknown>[]) => {
    const outcomes = await Promise.allSettled(captures);
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };

  it('use the last prepaid release once', async () => {
    const payers = await buyers(0);
    await makeLot(payers[0]?.user ?? (await makeUser()), { package: '200', quantity: 1, expires: years(1) });
    expect(await statuses(payers.map((payer) => payer.capture(null, { applyBundlePackage: true })))).toBe(1);
  });

  it('use it once beside cards, and charge the one that has it alone', async () => {
    const payers = await buyers(1);
    await makeLot(payers[0]?.user ?? (await makeUser()), { package: '200', quantity: 1, expires: years(1) });
    const applyBundlePackage = true;
    const intents = await Promise.all(
      payers.map((payer) => payer.authorised({ amount: 240, applyBundlePackage })),
    );
    const captures = payers.map((payer, place) =>
      payer.capture(intents[place] ?? '', { applyBundlePackage }),
    );
    expect(await statuses(captures)).toBe(1);
    expect(payers.flatMap((payer) => payer.charges())).toEqual([24_000]);
    expect(await left(payers[0] ?? (await Payer.at(server)))).toMatchObject({ lots: 0 });
  });

  it('use the last cents of a user coupon once', async () => {
    const payers = await buyers(0);
    const couponCode = await ownCoupon(payers[0]?.user ?? (await makeUser()), {
      cents: 36_000,
    });
    expect(await statuses(payers.map((payer) => payer.capture(null, { couponCode })))).toBe(1);
  });

  it('use a universal coupon once', async () => {
    const payers = await buyers(0);
    const universalCouponCode = await makeUniversalCoupon({ cents: 36_000 });
    expect(await statuses(payers.map((payer) => payer.capture(null, { universalCouponCode })))).toBe(1);
  });
});
