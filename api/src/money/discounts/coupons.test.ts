import { randomUUID } from 'node:crypto';
import type { RequestBody } from '@dispatch/contract';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { mailCoupon } from './mailCoupon';
import { lastAudit } from '../../testing/auditOf';
import { doJob } from '../../testing/doJob';
import { doneAtOnce } from '../../testing/doneAtOnce';
import { makeSession, makeUser } from '../../testing/factories';
import { makeUserCoupon } from '../../testing/makeHoldings';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { unlimited } from '../../testing/unlimited';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { couponsList, couponsSearch } from './couponSql';

const server = useTestServer(unlimited);
let editor: User;
let staff: Awaited<ReturnType<typeof server.as>>;
let dana: User;
let bea: User;
let expired: number;
let used: number;
let open: number;

beforeAll(async () => {
  editor = await makeUser({ group: 'EDITOR' });
  staff = await server.as(editor);
  dana = await makeUser({ email: 'dana@pier.example', firstName: 'Dana', lastName: 'ortiz' });
  bea = await makeUser({ email: 'bea@quay.example', firstName: 'béa', lastName: 'Quay' });
  open = await makeUserCoupon(dana, {
    cents: 25_050,
    remaining: 13_050,
    expires: new Date('2990-02-01T04:59:59.999Z'),
  });
  expired = await makeUserCoupon(dana, { cents: 7_500, expires: new Date('2001-01-01T04:59:59.999Z') });
  used = await makeUserCoupon(bea, {
    cents: 9_900,
    remaining: 0,
    expires: new Date('2980-01-01T04:59:59.999Z'),
  });
});

const search = async (query: NonNullable<Parameters<typeof staff.call<'searchCoupons'>>[1]>['query']) =>
  (await staff.call('searchCoupons', { query })).data;
const found = async (query: Parameters<typeof search>[0]) =>
  (await search(query)).userCoupons.map(({ id }) => id);

const get = async (id: number) => (await staff.call('getCoupon', { path: { id } })).data;

const body = { originalAmount: 100, expirationDate: '2990-02-01 04:59:59.999' };
const save = (given: RequestBody<'saveCoupon'>) =>
  doneAtOnce(staff.call('saveCoupon', { headers: { 'Idempotency-Key': randomUUID() }, body: given }));
const revoke = (id: number) => staff.call('setCouponStatus', { path: { id }, body: { status: 'revoked' } });
const refused = async (call: Promise<unknown>) => {
  const { status, problem } = await refusalOf(call);
  return [status, problem.message];
};

describe('searchCoupons', () => {
  it('lists all coupons with their people, the earliest expiry first, in pages', async () => {
    const { userCoupons, rowCount } = await search({});
    expect([userCoupons.map(({ id }) => id), rowCount]).toEqual([[expired, used, open], 3]);
    expect(userCoupons[2]).toEqual({
      id: open,
      userAccountId: dana.userId,
      oktaLogin: 'dana@pier.example',
      couponCode: expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/) as string,
      originalAmount: 250.5,
      amount: 130.5,
      heldAmount: 0,
      expirationDate: '2990-02-01 04:59:59.999',
      notes: '',
      status: 'unused',
      version: 1,
      firstName: 'Dana',
      lastName: 'ortiz',
    });
    expect(await search({ limit: 2, pageNumber: 2 })).toEqual({ userCoupons: [userCoupons[2]], rowCount: 3 });
  });

  it('sorts by each column in both directions, ties by their number', async () => {
    const sorts: [Parameters<typeof couponsList>[0]['by'], number[]][] = [
      ['oktaLogin', [used, open, expired]],
      [
        'couponCode',
        (
          await execute<{ id: number }>('select user_coupon_id as id from user_coupons order by coupon_code')
        ).map(({ id }) => id),
      ],
      ['originalAmount', [expired, used, open]],
      ['amount', [used, expired, open]],
      ['expirationDate', [expired, used, open]],
      ['lastName', [open, expired, used]],
      ['firstName', [used, open, expired]],
      ['status', [open, expired, used]],
    ];
    for (const [sortBy, ids] of sorts) {
      expect([sortBy, await found({ sortBy })]).toEqual([sortBy, ids]);
      expect(await found({ sortBy, sortDirection: 'desc' })).toEqual(ids.toReversed());
    }
  });

  it('finds by code, login and name, and nothing by what looks like SQL', async () => {
    const { couponCode } = await get(used);
    for (const [searchText, ids] of [
      [couponCode.toLowerCase(), [used]],
      ['PIER.example', [expired, open]],
      ['béa quay', [used]],
      ['%', []],
      ["' or 1=1 --", []],
    ] as const)
      expect([searchText, await found({ searchText })]).toEqual([searchText, ids]);
  });

  it('reads each order from its index, and what is searched for from that of the words', async () => {
    await execute(
      `with crowd as (
         insert into users (okta_login, email, first_name, last_name)
         select md5(n::text), '', md5('a' || n), md5('b' || n) from generate_series(1, 5000) n returning user_id)
       insert into user_coupons (coupon_code, user_id, original_cents, remaining_cents, status, expires_at)
       select upper(md5(n::text || user_id)), user_id, n * 50 + user_id % 50 + 1, n * 40 + 1, 'revoked',
              now() + n * interval '1 minute' from crowd, generate_series(1, 3) n`,
    );
    await execute('vacuum analyze users, user_coupons');
    const page = { limit: 25, offset: 0, now: new Date() };
    for (const [by, index] of [
      ['oktaLogin', 'users_okta_login_key'],
      ['couponCode', 'user_coupons_coupon_code_key'],
      ['originalAmount', 'user_coupons_by_original'],
      ['amount', 'user_coupons_by_remaining'],
      ['expirationDate', 'user_coupons_by_expiry'],
      ['lastName', 'users_by_last_name'],
      ['firstName', 'users_by_first_name'],
      ['status', 'user_coupons_by_status'],
    ] as const)
      for (const direction of ['asc', 'desc'] as const)
        expect(await planOf(couponsList({ by, direction }), page)).toMatch(new RegExp(`${index}\\b`));
    const search = couponsSearch({ by: 'lastName', direction: 'asc' });
    expect(await planOf(search, { ...page, pattern: '%pier.example%', atWord: null })).toContain(
      'user_coupons_by_word',
    );
    await execute(`delete from user_coupons where status = 'revoked'`);
  });

  it('is a file, too', async () => {
    const headers = { Authorization: `Bearer ${await makeSession(editor)}` };
    const file = await server.send('/api/admin/csv/coupons?searchText=bea@', { headers });
    expect(parse(await file.text(), { columns: true, bom: true })).toMatchObject([
      { 'Login Username': 'bea@quay.example', 'Original Amount (USD)': '99', Status: 'used' },
    ]);
  });
});

describe('saveCoupon', () => {
  it('makes a coupon with a code of its own, and says so in the audit log', async () => {
    const sent = { ...body, userAccountId: dana.userId, couponCode: 'MINE', notes: 'Sorry' };
    const { status, data } = await save(sent);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      amount: 100,
      notes: 'Sorry',
      status: 'unused',
      oktaLogin: 'dana@pier.example',
    });
    expect(data.couponCode).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    expect(await get(data.id)).toEqual(data);
    expect(await lastAudit()).toEqual({
      action: 'coupon.create',
      actor_user_id: editor.userId,
      subject_id: String(data.id),
      details: { userAccountId: dana.userId, originalAmount: 100 },
    });
  });

  it('tells its owner by mail: of it, of another worth, of its end, and that it is revoked, each once', async () => {
    const owner = await makeUser();
    const subjects = async () => {
      await runJobs(server);
      return server.ports.mail.sent.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    };
    const sent = { ...body, userAccountId: owner.userId };
    const { data } = await save(sent);
    const told = ['A coupon of $100.00 for you'];
    expect(await subjects()).toEqual(told);
    const changed = { ...sent, id: data.id, notes: 'Sorry' };
    for (const originalAmount of [100, 120, 120, 90]) await save({ ...changed, originalAmount });
    told.push('Your coupon is worth $90.00 now', 'Your coupon is worth $90.00 now');
    expect(await subjects()).toEqual(told);
    const ended = { ...changed, originalAmount: 90, expirationDate: '2020-01-01 23:59:59.999' };
    for (const _twice of [1, 2]) await save(ended);
    told.push('Your coupon of $90.00 has expired');
    expect(await subjects()).toEqual(told);
    await save({ ...changed, originalAmount: 90 });
    told.push('Your coupon is worth $90.00 now');
    expect(await subjects()).toEqual(told);
    await Promise.allSettled([revoke(data.id), revoke(data.id)]);
    told.push('Your coupon of $90.00 can no longer be used');
    expect(await subjects()).toEqual(told);
    await doJob(server, mailCoupon, { userCouponId: data.id, about: 'revoked' });
    await doJob(server, mailCoupon, { userCouponId: data.id });
    expect(await subjects()).toEqual(told);
    const texts = server.ports.mail.sent.filter(({ to }) => to === owner.email).map(({ text }) => text);
    for (const text of texts) expect(text).toContain(data.couponCode);
    for (const said of ['added $20.00 to it', 'taken $30.00 off your coupon', 'out of use'])
      expect(texts.join()).toContain(said);
  });

  it.each(['nobody', 'a deleted account'])('refuses a coupon for %s', async (who) => {
    const gone = await makeUser({ deletedAt: new Date() });
    const userAccountId = who === 'nobody' ? 2_000_000_000 : gone.userId;
    expect(await refused(save({ ...body, userAccountId }))).toEqual([
      400,
      'This email address does not exist.',
    ]);
  });

  it('takes a later day than 12/31/2999 for that, and no day that there is not', async () => {
    const sent = { ...body, userAccountId: dana.userId };
    const { data } = await save({ ...sent, expirationDate: '9999-12-31 23:59:59.999' });
    expect(data.expirationDate).toBe('3000-01-01 04:59:59.999');
    const wrong = save({ ...sent, expirationDate: '2029-02-29 00:00:00.000' });
    expect(await refused(wrong)).toEqual([400, 'Invalid date format']);
  });

  it.each([
    [{ originalAmount: undefined }, 'Please provide an amount for Coupon Amount.'],
    [{ originalAmount: 12.5 }, 'Please provide only numeric values.'],
    [{ originalAmount: 0 }, 'Field must be between 1 and 99999999'],
    [{ originalAmount: 100_000_000 }, 'Field must be between 1 and 99999999'],
    [{ notes: 'x'.repeat(1025) }, 'The Notes cannot exceed 1024 characters.'],
    [{ userAccountId: undefined }, 'This email address does not exist.'],
  ])('refuses %j', async (change, message) => {
    const sent = { ...body, userAccountId: dana.userId, ...change } as RequestBody<'saveCoupon'>;
    expect(await refused(save(sent))).toEqual([400, message]);
  });

  it('changes amount, day and notes, and keeps what was spent', async () => {
    const id = await makeUserCoupon(dana, { cents: 10_000, remaining: 4_000 });
    const sent = { ...body, id, userAccountId: dana.userId, originalAmount: 150, notes: 'More', version: 1 };
    const { status, data } = await save(sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      originalAmount: 150,
      amount: 90,
      notes: 'More',
      version: 2,
      status: 'unused',
    });
    expect(data.expirationDate).toBe(body.expirationDate);
    const details = { originalAmount: { from: 100, to: 150 } };
    expect(await lastAudit()).toMatchObject({ action: 'coupon.save', details });
    const lower = await refused(save({ ...sent, originalAmount: 59, version: 2 }));
    expect(lower).toEqual([409, 'The Coupon Amount cannot be lower than what has already been spent.']);
    const spent = await save({ ...sent, originalAmount: 60, version: 2 });
    expect(spent.data).toMatchObject({ amount: 0, status: 'used' });
    const final = [409, 'This coupon is used or revoked and cannot be changed.'];
    expect(await refused(save(sent))).toEqual(final);
    expect(await refused(revoke(id))).toEqual(final);
  });

  it('changes neither user nor code nor status, and overwrites nothing', async () => {
    const id = await makeUserCoupon(dana, { cents: 10_000 });
    const sent = { ...body, id, userAccountId: dana.userId };
    const fixed = [409, 'The user, the code and the status of a coupon cannot be changed here.'];
    expect(await refused(save({ ...sent, userAccountId: bea.userId }))).toEqual(fixed);
    expect(await refused(save({ ...sent, couponCode: 'MINE' }))).toEqual(fixed);
    expect(await refused(save({ ...sent, status: 'revoked' }))).toEqual(fixed);
    const both = await Promise.allSettled(
      [1, 2].map((notes) => save({ ...sent, notes: `${notes}`, version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = both.find((one) => one.status === 'rejected');
    expect(lost?.reason).toMatchObject({ status: 409, problem: { code: 'coupon-stale' } });
    expect((await refusalOf(save({ ...sent, id: 2_000_000_000 }))).status).toBe(404);
  });
});

it('revokes a coupon once, and keeps what is left of it', async () => {
  const id = await makeUserCoupon(bea, { cents: 10_000, remaining: 4_000 });
  const both = await Promise.allSettled([revoke(id), revoke(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await get(id)).toMatchObject({ status: 'revoked', amount: 40, version: 2 });
  expect(await lastAudit()).toMatchObject({ action: 'coupon.revoke', subject_id: String(id) });
  expect((await refusalOf(revoke(2_000_000_000))).status).toBe(404);
});
