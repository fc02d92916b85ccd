import { randomUUID } from 'node:crypto';
import type { Client, Group } from '@dispatch/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { User } from '../../people/users/User';
import { lastAudit } from '../../testing/auditOf';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder, makeUserCoupon } from '../../testing/makeHoldings';
import { makePaidOrder } from '../../testing/paidOrder';
import { Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { mailApproval } from './mailApproval';

const server = useTestServer();
const someone = async (group: Group): Promise<{ user: User; client: Client }> => {
  const user = await makeUser({ group });
  return { user, client: await server.as(user) };
};

let customer: User;
let editor: Awaited<ReturnType<typeof someone>>;
let finance: Awaited<ReturnType<typeof someone>>;

beforeEach(async () => {
  Object.assign(server.ports.payments.stripe, { refundOutcome: null });
  customer = await makeUser();
  editor = await someone('EDITOR');
  finance = await someone('FINANCE');
});

const headers = () => ({ 'Idempotency-Key': randomUUID() });
const day = '2990-02-01 04:59:59.999';
const coupon = (originalAmount: number, more: object = {}, by = editor.client) =>
  by.call('saveCoupon', {
    headers: headers(),
    body: { userAccountId: customer.userId, originalAmount, expirationDate: day, notes: 'Late.', ...more },
  });
const universal = (more: object, by = editor.client) =>
  by.call('saveUniversalCoupon', {
    headers: headers(),
    body: {
      couponCode: `C-${randomUUID().slice(0, 30)}`,
      isFixed: false,
      percent: 0.6,
      startDate: '2020-01-01 05:00:00.000',
      expirationDate: day,
      ...more,
    },
  });
const gift = (quantity: number, by = editor.client, to = customer) =>
  by.call('giveBundle', {
    headers: headers(),
    body: { userAccountId: to.userId, packageId: 360, quantity, notes: '' },
  });
const refund = (lines: number[], by = editor.client) =>
  by.call('refundBundleOrder', { headers: headers(), body: lines });

/** The id of what waits. */
const waiting = async (asked: Promise<{ status: number; data: object }>): Promise<number> => {
  const { status, data } = await asked;
  expect([status, data]).toMatchObject([202, { status: 'requested' }]);
  return (data as { approvalRequestId: number }).approvalRequestId;
};
const read = async (id: number, by = finance.client) => (await by.call('getApproval', { path: { id } })).data;
const confirm = async (id: number, by = finance.client, worth?: number | null) =>
  by.call('confirmApproval', {
    path: { id },
    headers: headers(),
    body: { worth: worth === undefined ? (await read(id, by)).request.worth : worth, note: ' Fine. ' },
  });
const couponsOf = (user = customer) =>
  execute<{ cents: string; created_by: number }>(
    'select original_cents as cents, created_by from user_coupons where user_id = $1 order by user_coupon_id',
    [user.userId],
  );
const lotsOf = (user = customer) =>
  execute<{ quantity: number }>('select quantity from bundle_lots where user_id = $1', [user.userId]);
const mailsTo = async ({ email }: User) => {
  await runJobs(server);
  return server.ports.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe('a coupon above the limit', () => {
  it('does not exist until somebody else confirms it, and is then as it was asked for', async () => {
    expect((await coupon(500)).status).toBe(201);
    const stranger = await someone('EDITOR');
    const id = await waiting(coupon(501, {}, stranger.client));
    expect(await lastAudit()).toMatchObject({ action: 'approval.request', subject_id: String(id) });
    expect(await couponsOf()).toHaveLength(1);
    expect(await mailsTo(customer)).toEqual(['A coupon of $500.00 for you']);
    expect(await read(id)).toMatchObject({
      request: {
        kind: 'coupon',
        what: 'A coupon of $501.00',
        worth: 501,
        reason: 'Late.',
        oktaLogin: customer.oktaLogin,
        requestedBy: stranger.user.oktaLogin,
      },
      isOwn: false,
      mayConfirm: true,
      recent: [{ what: 'A coupon of $500.00', worth: 500, status: 'exempt' }],
    });
    const waits = [`Request ${id} waits for a second person`];
    expect(await mailsTo(finance.user)).toEqual(waits);
    await doJob(server, mailApproval, { approvalRequestId: id });
    expect([await mailsTo(finance.user), await mailsTo(stranger.user)]).toEqual([waits, []]);
    const both = await Promise.allSettled([confirm(id), confirm(id, (await someone('ADMIN')).client)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, problem: { code: 'approval-decided' } },
    });
    const [, made] = await couponsOf();
    expect(made).toEqual({ cents: '50100', created_by: stranger.user.userId });
    expect(await mailsTo(customer)).toContain('A coupon of $501.00 for you');
    expect(await mailsTo(stranger.user)).toEqual([`Your request ${id} is confirmed`]);
    await doJob(server, mailApproval, { approvalRequestId: id });
    expect(await mailsTo(stranger.user)).toHaveLength(1);
  });

  it('is asked for by several just below it, of one person for one customer', async () => {
    const both = await Promise.all([coupon(300), coupon(300)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 202]);
    expect((await gift(1)).status).toBe(202);
    expect((await coupon(300, { userAccountId: (await makeUser()).userId })).status).toBe(201);
    await execute(
      `update approval_requests set asked_at = asked_at - interval '25 hours' where asked_by = $1`,
      [editor.user.userId],
    );
    expect((await coupon(300)).status).toBe(201);
  });

  it('counts what a change adds, and what it brings back to life', async () => {
    const id = await makeUserCoupon(customer, { cents: 100_000, remaining: 80_000 });
    expect((await coupon(900, { id })).status).toBe(200);
    await waiting(coupon(1500, { id }));
    const over = await makeUserCoupon(customer, { cents: 100_000, expires: new Date('2001-01-01') });
    const revived = await waiting(coupon(1000, { id: over }));
    expect((await read(revived)).request).toMatchObject({ worth: 1000, subjectId: over });
    await confirm(revived);
    const [row] = await execute<{ years: number }>(
      'select extract(year from expires_at)::integer as years from user_coupons where user_coupon_id = $1',
      [over],
    );
    expect(row?.years).toBe(2990);
  });

  it('is refused at once when it could not be made, and when it cannot any more', async () => {
    expect((await refusalOf(coupon(5000, { userAccountId: 2_000_000_000 }))).status).toBe(400);
    const id = await waiting(coupon(5000));
    await User.update({ deletedAt: new Date() }, { where: { userId: customer.userId } });
    const { status, problem } = await refusalOf(confirm(id));
    expect([status, problem.code, problem.errors]).toEqual([
      409,
      'approval-impossible',
      ['This email address does not exist.'],
    ]);
    expect((await read(id)).request.status).toBe('requested');
  });
});

describe('who confirms', () => {
  it('is ADMIN or FINANCE, and not who asked, whoever they act as, unless alone', async () => {
    const admin = await someone('ADMIN');
    const id = await waiting(coupon(5000, {}, admin.client));
    expect(await read(id, admin.client)).toMatchObject({ isOwn: true, mayConfirm: false });
    expect((await refusalOf(confirm(id, editor.client))).status).toBe(403);
    const { status, problem } = await refusalOf(confirm(id, admin.client));
    expect([status, problem.message]).toEqual([403, 'You cannot confirm what you have asked for yourself.']);
    const { data } = await admin.client.call('impersonateUser', {
      path: { id: finance.user.userId },
      query: { force: true },
    });
    const asFinance = server.withToken(data.sid);
    expect((await refusalOf(confirm(id, asFinance))).problem.code).toBe('approval-own');
    await User.update({ deletedAt: new Date() }, { where: { groupName: ['ADMIN', 'FINANCE'] } });
    await User.update({ deletedAt: null }, { where: { userId: admin.user.userId } });
    expect((await confirm(id, admin.client)).data.status).toBe('confirmed');
    expect(await mailsTo(admin.user)).not.toContain(`Your request ${id} is confirmed`);
  });

  it('declines with a reason, of which who asked is told; who asked withdraws', async () => {
    const [first, second] = [await waiting(coupon(5000)), await waiting(gift(50))];
    const decline = (note: string) =>
      finance.client.call('declineApproval', { path: { id: first }, body: { note } });
    expect((await refusalOf(decline(' '))).problem.errors).toEqual(['Please provide a reason.']);
    expect((await decline('Two were late, not twelve.')).data).toMatchObject({
      status: 'declined',
      decisionNote: 'Two were late, not twelve.',
      decidedBy: finance.user.oktaLogin,
    });
    expect((await refusalOf(confirm(first))).problem.code).toBe('approval-decided');
    const withdraw = (by: Client) => by.call('withdrawApproval', { path: { id: second } });
    expect((await refusalOf(withdraw(finance.client))).status).toBe(404);
    const reason = { path: { id: second }, body: { reason: 'For the fair.' } };
    expect((await refusalOf(finance.client.call('setApprovalReason', reason))).status).toBe(404);
    await editor.client.call('setApprovalReason', reason);
    expect((await read(second)).request.reason).toBe('For the fair.');
    expect((await withdraw(editor.client)).data.status).toBe('withdrawn');
    expect((await refusalOf(confirm(second))).problem.code).toBe('approval-decided');
    expect([await couponsOf(), await lotsOf()]).toEqual([[], []]);
    expect(await mailsTo(editor.user)).toEqual([`Your request ${first} is declined`]);
  });

  it('has seen what it is worth today', async () => {
    const id = await waiting(gift(50));
    await execute(`update packages set price_cents = price_cents + 1000 where package_id = '360'`);
    try {
      const { worth } = (await read(id)).request;
      const { status, problem } = await refusalOf(confirm(id, finance.client, worth));
      expect([status, problem.code, problem.total]).toEqual([409, 'approval-changed', (worth ?? 0) + 500]);
      expect(await lotsOf()).toEqual([]);
      expect((await confirm(id)).data).toMatchObject({ status: 'confirmed', worth: (worth ?? 0) + 500 });
      expect(await lotsOf()).toEqual([{ quantity: 50 }]);
    } finally {
      await execute(`update packages set price_cents = price_cents - 1000 where package_id = '360'`);
    }
  });

  it('finds what waits, newest first, and saves it as CSV; the overview counts it', async () => {
    const id = await waiting(coupon(5000));
    const { data, headers: answered } = await editor.client.call('listApprovals', { query: { limit: 1 } });
    expect(data).toMatchObject([{ approvalRequestId: id }]);
    const overview = async (by: Client) => (await by.call('getOverview')).data.waitingApprovals;
    expect(String(await overview(finance.client))).toBe(answered.get('X-Total-Count'));
    expect(await overview(editor.client)).toBeNull();
    const { file } = await finance.client.download('exportApprovals', {});
    expect(await file.text()).toContain(`${id},coupon,"A coupon of $5,000.00"`);
  });
});

describe('bundles above the limit', () => {
  it('wait when they are refunded, and the money goes back once in the name of who asked', async () => {
    const sold = await makeBundleOrder(server, customer, [
      { package: '200', quantity: 5, cents: 162_000 },
      { package: '140', quantity: 1, cents: 24_500 },
    ]);
    const back = () =>
      server.ports.payments.stripe.refunds.filter(({ intentId }) => intentId === sold.intentId);
    const id = await waiting(refund(sold.lots.slice(0, 1)));
    expect([back(), (await lotsOf()).map(({ quantity }) => quantity)]).toEqual([[], [5, 1]]);
    expect((await refund(sold.lots.slice(1))).status).toBe(200);
    expect((await confirm(id)).data).toMatchObject({ status: 'confirmed', subjectId: sold.orderId });
    expect(back().map(({ amount }) => amount)).toEqual([24_500, 162_000]);
    const [asked] = await execute(
      'select requested_by, decided_by from refund_requests where order_id = $1 order by refund_request_id desc',
      [sold.orderId],
    );
    expect(asked).toEqual({ requested_by: editor.user.userId, decided_by: finance.user.userId });
  });

  it('say that the provider has refused, and can be asked for again', async () => {
    const sold = await makeBundleOrder(server, customer, [{ package: '200', quantity: 5, cents: 162_000 }]);
    const id = await waiting(refund(sold.lots));
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'The charge is disputed.' };
    expect((await refusalOf(confirm(id))).problem.errors).toEqual(['The charge is disputed.']);
    expect((await lotsOf()).map(({ quantity }) => quantity)).toEqual([5]);
    server.ports.payments.stripe.refundOutcome = null;
    await confirm(await waiting(refund(sold.lots)));
    expect((await lotsOf()).map(({ quantity }) => quantity)).toEqual([0]);
  });

  it('wait when releases are added, not when some are taken away', async () => {
    const sold = await makeBundleOrder(server, customer, [{ package: '200', quantity: 5, cents: 162_000 }]);
    const save = (quantity: number) =>
      editor.client.call('saveBundleLots', {
        body: [
          {
            userPackageBundleId: sold.lots[0] ?? 0,
            quantity,
            expirationDate: '2990-03-05T08:00:00.000Z',
          },
        ],
      });
    expect((await save(3)).status).toBe(200);
    const id = await waiting(save(9));
    expect((await read(id)).request).toMatchObject({ worth: 6 * 360 });
    await confirm(id);
    expect((await lotsOf()).map(({ quantity }) => quantity)).toEqual([9]);
  });
});

describe('a coupon for everybody', () => {
  it('waits above the percent, and again when it is raised', async () => {
    const low = (await universal({ percent: 0.5 })).data as { universalCouponId: number; couponCode: string };
    const raised = { universalCouponId: low.universalCouponId, couponCode: low.couponCode, percent: 0.51 };
    const id = await waiting(universal(raised));
    expect((await read(id)).request).toMatchObject({ worth: null, percent: 51, oktaLogin: null });
    await confirm(id);
    // What was confirmed goes on being changed in other things.
    expect((await universal({ ...raised, notes: 'Fair' })).status).toBe(200);
    expect((await universal({ isFixed: true, percent: null, amount: 501 })).status).toBe(202);
  });

  it('cannot be used by who has made or confirmed it', async () => {
    const couponCode = `MINE-${randomUUID().slice(0, 20)}`;
    await confirm(await waiting(universal({ couponCode })));
    const { client } = await someone('ADMIN');
    for (const { client: maker } of [editor, finance]) {
      const { status, problem } = await refusalOf(
        maker.call('getUniversalCoupon', { query: { couponCode } }),
      );
      expect([status, problem.code]).toEqual([409, 'coupon-own-made']);
    }
    const payer = await Payer.at(server, { package: '200', cjl: 0 }, editor.user);
    const asked = payer.prepare({ amount: 144, key: randomUUID(), universalCouponCode: couponCode });
    expect((await refusalOf(asked)).problem.message).toBe(
      'You have made, changed or confirmed this coupon and cannot use it yourself.',
    );
    expect((await client.call('getUniversalCoupon', { query: { couponCode } })).data.percent).toBe(0.6);
  });
});

describe('nobody gives, refunds or discounts to themselves', () => {
  it.each([
    ['a coupon', () => coupon(1, { userAccountId: editor.user.userId })],
    ['a bundle', () => gift(1, editor.client, editor.user)],
  ])('%s', async (_what, ask) => {
    const { status, problem } = await refusalOf(ask());
    expect([status, problem.message]).toEqual([
      403,
      'You cannot give, refund or discount anything to yourself. Please ask somebody else.',
    ]);
    expect([await couponsOf(editor.user), await lotsOf(editor.user)]).toEqual([[], []]);
  });

  it('nor by their own bundles, nor while they act as somebody else', async () => {
    const { user: admin, client } = await someone('ADMIN');
    const own = await makeBundleOrder(server, admin, [{ package: '140', quantity: 3, cents: 100 }]);
    const { data } = await client.call('impersonateUser', {
      path: { id: editor.user.userId },
      query: { force: true },
    });
    const [lot = 0] = own.lots;
    for (const by of [client, server.withToken(data.sid)]) {
      expect((await refusalOf(refund(own.lots, by))).problem.code).toBe('own-benefit');
      const body = [{ userPackageBundleId: lot, quantity: 4, expirationDate: '2990-03-05T08:00:00.000Z' }];
      expect((await refusalOf(by.call('saveBundleLots', { body }))).problem.code).toBe('own-benefit');
      expect((await refusalOf(gift(1, by, admin))).problem.code).toBe('own-benefit');
    }
    expect((await refusalOf(gift(1, server.withToken(data.sid), editor.user))).problem.code).toBe(
      'own-benefit',
    );
  });

  it('nor confirms it, nor asks for nor approves a refund of their own order', async () => {
    const { orderId, payer } = await makePaidOrder(server);
    await User.update({ groupName: 'FINANCE' }, { where: { userId: payer.user.userId } });
    const own = await server.as(payer.user);
    const body = { orderId, amount: 10, reason: 'Other' as const };
    expect((await refusalOf(own.call('createRefundRequest', { headers: headers(), body }))).status).toBe(403);
    const { data } = await editor.client.call('createRefundRequest', { headers: headers(), body });
    const decide = (status: 'approved' | 'rejected') =>
      own.call('setRefundStatus', {
        headers: headers(),
        body: { orderRefundRequestId: data.orderRefundRequestId, status },
      });
    expect((await refusalOf(decide('approved'))).problem.code).toBe('own-benefit');
    expect((await decide('rejected')).data.status).toBe('rejected');
    const id = await waiting(gift(50, editor.client, payer.user));
    expect((await read(id, own)).mayConfirm).toBe(false);
    expect((await refusalOf(confirm(id, own))).problem.code).toBe('own-benefit');
  });
});

it('has limits that ADMIN sets, and what waits goes on waiting', async () => {
  const { client } = await someone('ADMIN');
  const { data: before } = await client.call('getApprovalLimits');
  expect(before).toMatchObject({ approvalAmount: 500, approvalPercent: 50 });
  const set = (approvalAmount: number, approvalPercent: number, version?: string) =>
    client.call('setApprovalLimits', { body: { approvalAmount, approvalPercent, version } });
  await set(100, 30, before.version);
  expect((await refusalOf(set(1, 1, before.version))).problem.code).toBe('settings-stale');
  expect(await lastAudit()).toMatchObject({ details: { approvalAmount: { from: 500, to: 100 } } });
  await expect
    .poll(async () => (await coupon(101, { userAccountId: (await makeUser()).userId })).status)
    .toBe(202);
  expect((await universal({ percent: 0.31 })).status).toBe(202);
});
