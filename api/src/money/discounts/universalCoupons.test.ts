import { randomUUID } from 'node:crypto';
import type { RequestBody } from '@dispatch/contract';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../people/users/User';
import { lastAudit } from '../../testing/auditOf';
import { doneAtOnce } from '../../testing/doneAtOnce';
import { makeSession, makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { unlimited } from '../../testing/unlimited';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer(unlimited);
let admin: User;
let staff: Awaited<ReturnType<typeof server.as>>;

const fixed = {
  couponCode: 'WELCOME50',
  isFixed: true,
  amount: 50.25,
  startDate: '2980-11-20 05:00:00.000',
  expirationDate: '2990-11-21 04:59:59.999',
};
const percent = { ...fixed, couponCode: 'spring', isFixed: false, amount: null, percent: 0.175 };

const save = (body: RequestBody<'saveUniversalCoupon'>) =>
  doneAtOnce(staff.call('saveUniversalCoupon', { headers: { 'Idempotency-Key': randomUUID() }, body }));
const refused = async (change: object) => {
  const { status, problem } = await refusalOf(save({ ...fixed, couponCode: 'OTHER', ...change }));
  return [status, problem.message];
};
const found = async (searchText?: string) =>
  (await staff.call('searchUniversalCoupons', { query: { searchText } })).data.map(
    ({ couponCode }) => couponCode,
  );

beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
  staff = await server.as(admin);
  await save(fixed);
});

it('makes coupons over an amount and a part, which are found by code and notes', async () => {
  const { status, data } = await save({ ...percent, notes: 'For 100% new_comers' });
  expect(status).toBe(201);
  expect(data).toEqual({
    universalCouponId: data.universalCouponId,
    couponCode: 'spring',
    isFixed: false,
    amount: null,
    percent: 0.175,
    createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/) as string,
    startDate: '2980-11-20 05:00:00.000',
    expirationDate: '2990-11-21 04:59:59.999',
    notes: 'For 100% new_comers',
    version: 1,
  });
  const { data: stored } = await staff.call('getAdminUniversalCoupon', {
    path: { id: data.universalCouponId },
  });
  expect(stored).toEqual(data);
  expect(await lastAudit()).toMatchObject({
    action: 'universalCoupon.create',
    actor_user_id: admin.userId,
    subject_id: String(data.universalCouponId),
  });
  expect(await found()).toEqual(['spring', 'WELCOME50']);
  expect(await found('100% new_')).toEqual(['spring']);
  expect(await found('welcome')).toEqual(['WELCOME50']);
  expect(await found('_ew')).toEqual([]);
  const headers = { Authorization: `Bearer ${await makeSession(admin)}` };
  const file = await server.send('/api/admin/csv/universalcoupons', { headers });
  expect(parse(await file.text(), { columns: true, bom: true })).toMatchObject([
    { 'Coupon Code': 'WELCOME50', 'Amount (USD)': '50.25', Percent: '' },
    { 'Coupon Code': 'spring', 'Amount (USD)': '', Percent: '17.5' },
  ]);
});

it.each([
  [{ couponCode: '' }, 'Please provide a universal coupon code'],
  [{ couponCode: 'TWO WORDS' }, 'Your coupon code cannot have spaces.'],
  [{ couponCode: 'NEXT\u0085LINE' }, 'Your coupon code cannot have spaces.'],
  [{ amount: null }, 'Please provide a coupon amount.'],
  [{ amount: 1.005 }, 'Your coupon amount must be up to two decimal places'],
  [{ amount: 0 }, 'Your coupon amount must be greater than zero.'],
  [{ amount: 100_000_000 }, 'Field must be between 0.01 and 99999999'],
  [{ isFixed: false }, 'Please provide a coupon percent.'],
  [{ isFixed: false, percent: 0.12345 }, 'Your coupon percent must be up to two decimal places'],
  [{ isFixed: false, percent: 1 }, 'Your coupon percent must be between 0 and 100 exclusive.'],
  [{ isFixed: false, percent: 0 }, 'Your coupon percent must be between 0 and 100 exclusive.'],
  [{ startDate: '2990-11-21 05:00:00.000' }, 'Your coupon expiration date must be after start date.'],
  [{ expirationDate: '' }, 'Your coupon expiration date must be after start date.'],
  [{ startDate: '2981-02-29 05:00:00.000' }, 'Invalid date format'],
])('refuses %j', async (change, message) => {
  expect(await refused(change)).toEqual([400, message]);
});

it('has one coupon of a code, whatever its capitals, of two that are made at once', async () => {
  expect(await refused({ couponCode: 'Welcome50' })).toEqual([409, 'This coupon code already exists.']);
  const both = await Promise.allSettled(
    ['Twice', 'tWICE'].map((couponCode) => save({ ...fixed, couponCode })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

describe('a change', () => {
  it('keeps code, kind and day of making', async () => {
    const { data: made } = await save({ ...fixed, couponCode: 'Keep' });
    const id = made.universalCouponId;
    const sent = {
      ...fixed,
      universalCouponId: id,
      couponCode: 'KEEP',
      amount: 60,
      version: 1,
      createdDate: null,
    };
    const { status, data } = await save({ ...sent, expirationDate: '9999-01-01 00:00:00.000' });
    expect(status).toBe(200);
    expect(data).toEqual({ ...made, amount: 60, expirationDate: '3000-01-01 04:59:59.999', version: 2 });
    expect(await lastAudit()).toMatchObject({
      action: 'universalCoupon.save',
      details: { amount: { from: 50.25, to: 60 } },
    });
    const locked = [409, 'The code and the kind of a coupon cannot be changed.'];
    expect(await refused({ ...sent, couponCode: 'Kept', version: 2 })).toEqual(locked);
    expect(await refused({ ...sent, isFixed: false, percent: 0.5, version: 2 })).toEqual(locked);
  });

  it('overwrites nothing, and finds no coupon that there is not', async () => {
    const { data } = await save({ ...fixed, couponCode: 'Shared' });
    const { universalCouponId, couponCode, version } = data;
    const sent = { universalCouponId, couponCode, version };
    const both = await Promise.allSettled([70, 80].map((amount) => save({ ...fixed, ...sent, amount })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(sent)).toEqual([
      409,
      'This coupon was changed in another window or by somebody else. Nothing was overwritten.',
    ]);
    const gone = await refusalOf(save({ ...fixed, universalCouponId: 2_000_000_000 }));
    expect(gone.status).toBe(404);
    const path = { id: 2_000_000_000 };
    expect((await refusalOf(staff.call('getAdminUniversalCoupon', { path }))).status).toBe(404);
    expect((await refusalOf(staff.call('getCoupon', { path }))).status).toBe(404);
  });
});
