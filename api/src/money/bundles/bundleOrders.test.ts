import { randomUUID } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';
import { settleRefunds } from '../refunds/settleRefund';
import { lastAudit } from '../../testing/auditOf';
import { doJob } from '../../testing/doJob';
import { doneAtOnce } from '../../testing/doneAtOnce';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { unlimited } from '../../testing/unlimited';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer(unlimited);
let owner: User;
let editor: Client;
let sold: Awaited<ReturnType<typeof makeBundleOrder>>;

beforeEach(async () => {
  Object.assign(server.ports.payments.stripe, { refundOutcome: null, disturb: () => undefined });
  owner = await makeUser();
  editor = await server.as(await makeUser({ group: 'EDITOR' }));
  sold = await makeBundleOrder(server, owner, [
    { package: '200', quantity: 5, cents: 162_000 },
    { package: '140', quantity: 3, cents: 69_825 },
  ]);
});

const key = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': randomUUID() });
const shown = async (id = sold.orderId) => (await editor.call('getBundleOrder', { path: { id } })).data;
const lots = async (id = sold.orderId) => (await editor.call('listBundleLots', { path: { id } })).data;
const refund = (lines: number[], by = editor, headers = key()) =>
  doneAtOnce(by.call('refundBundleOrder', { headers, body: lines }));
const use = (lot: number | undefined, count: number) =>
  execute('update bundle_lots set used = $2 where bundle_lot_id = $1', [lot, count]);
const ledger = async (): Promise<unknown[]> =>
  (
    await execute<{ kind: string; quantity: number; amount_cents: number }>(
      'select kind, quantity, amount_cents from ledger_entries where user_id = $1 order by ledger_entry_id',
      [owner.userId],
    )
  ).map(({ kind, quantity, amount_cents }) => [kind, quantity, amount_cents]);
const back = () =>
  server.ports.payments.stripe.refunds
    .filter(({ intentId, status }) => intentId === sold.intentId && status !== 'failed')
    .map(({ amount }) => amount);
const mailsToOwner = async () => {
  await runJobs(server);
  return server.ports.mail.sent.filter(({ to }) => to === owner.email);
};
const hold = (lot: number | undefined) =>
  execute(
    `insert into payments (user_id, purpose, provider, intent_id, amount_cents, quote, state, bundle_lot_id,
       created_at, updated_at) values ($1, 'bundle', 'stripe', $2, 100, '{}', 'capturing', $3, now(), now())`,
    [owner.userId, randomUUID(), lot],
  );

describe('the list of bundle orders', () => {
  const search = async (asked: object) => (await editor.call('searchBundleOrders', { query: asked })).data;

  it('is found by login and number, sorted and turned, and saved as CSV', async () => {
    const other = await makeBundleOrder(server, owner, [{ package: '360', quantity: 3, cents: 100 }]);
    const { userBundleOrders: all, rowCount } = await search({ searchText: owner.oktaLogin });
    expect(rowCount).toBe(2);
    expect(all).toMatchObject([
      { bundleOrderId: sold.orderId, oktaLogin: owner.oktaLogin, amount: 2318.25 },
      { bundleOrderId: other.orderId, amount: 1 },
    ]);
    const page = {
      searchText: owner.oktaLogin,
      sortBy: 'amount',
      sortDirection: 'asc',
      limit: 1,
      pageNumber: 2,
    };
    expect((await search(page)).userBundleOrders.map(({ amount }) => amount)).toEqual([2318.25]);
    expect((await search({ searchText: String(other.orderId) })).userBundleOrders).toHaveLength(1);
    const { data } = await editor.call('exportBundleOrders', { query: { searchText: owner.oktaLogin } });
    const [head, first] = data.split('\r\n');
    expect(head).toContain('Bundle Id,Login Username,Amount (USD),Created Date (UTC)');
    expect(first).toContain(`${sold.orderId},${owner.oktaLogin},2318.25,`);
  });

  it('leads to an order with its lines and payment; one of a release is not there', async () => {
    expect(await shown()).toMatchObject({
      total: 2318.25,
      lineItems: [
        {
          bundleOrderLineItemId: sold.lots[0],
          description: 'Advanced, 5 releases',
          quantity: 5,
          amount: 1620,
        },
        { bundleOrderLineItemId: sold.lots[1], quantity: 3, amount: 698.25 },
      ],
      payments: [{ confirmationCode: sold.intentId, amount: 2318.25 }],
      refunds: [],
    });
    expect((await refusalOf(shown(1))).problem.message).toBe('Order Not found');
    expect((await refusalOf(lots(1))).status).toBe(404);
  });
});

describe('a refund of lines', () => {
  it('gives their money back once and takes their releases, from two windows too', async () => {
    const [, standard = 0] = sold.lots;
    const both = await Promise.allSettled([refund([standard]), refund([standard])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(back()).toEqual([69_825]);
    expect((await shown()).refunds).toMatchObject([
      { bundleOrderLineItemId: standard, description: 'Standard, 3 releases', amount: 698.25 },
    ]);
    expect((await lots()).map(({ remaining, quantity }) => [remaining, quantity])).toEqual([
      [5, 5],
      [0, 0],
    ]);
    expect(await ledger()).toEqual([
      ['lot-removed', 3, 69_825],
      ['refund', 0, 69_825],
    ]);
    const [mail, ...others] = await mailsToOwner();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('$698.25');
    expect(mail?.text).toContain('your bundle (Standard, 3 releases)');
    expect(mail?.text).toContain(`/orders/${sold.orderId}`);
    const { problem } = await refusalOf(refund(sold.lots));
    expect(problem.message).toBe('This line has already been refunded.');
    expect(back()).toEqual([69_825]);
    await refund([sold.lots[0] ?? 0]);
    expect(back()).toEqual([69_825, 162_000]);
  });

  it('answers a key again without a second refund', async () => {
    const headers = key();
    const first = await refund(sold.lots, editor, headers);
    expect((await refund(sold.lots, editor, headers)).data).toEqual(first.data);
    expect(back()).toEqual([231_825]);
  });

  it.each([
    ['used', () => use(sold.lots[1], 1)],
    ['being paid with', () => hold(sold.lots[1])],
  ])('refunds nothing when a line is %s', async (_what, happens) => {
    await happens();
    const { status, problem } = await refusalOf(refund(sold.lots));
    expect([status, problem.message]).toEqual([409, 'Releases of this line have already been used.']);
    expect([back(), await ledger(), (await shown()).refunds]).toEqual([[], [], []]);
  });

  it('takes lines of one order alone, that is there', async () => {
    const other = await makeBundleOrder(server, owner, [{ package: '360', quantity: 3, cents: 100 }]);
    expect((await refusalOf(refund([...sold.lots, ...other.lots]))).problem.code).toBe('bundle-lines-mixed');
    expect((await refusalOf(refund([sold.lots[0] ?? 0, 2_000_000_000]))).status).toBe(404);
    expect((await refusalOf(refund([2_000_000_000]))).status).toBe(404);
    expect(back()).toEqual([]);
  });

  it('gives the releases back when the provider refuses, and can be asked for again', async () => {
    const before = await lots();
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'The charge is disputed.' };
    const { status, problem } = await refusalOf(refund(sold.lots));
    expect([status, problem.errors]).toEqual([409, ['The charge is disputed.']]);
    expect(await lots()).toEqual(before);
    server.ports.payments.stripe.refundOutcome = null;
    await refund(sold.lots);
    expect(back()).toEqual([231_825]);
  });

  it('can be tried again where refunds are decided, unless a release was used meanwhile', async () => {
    const admin = await server.as(await makeUser({ group: 'ADMIN' }));
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'Not now.' };
    await refusalOf(refund(sold.lots));
    server.ports.payments.stripe.refundOutcome = null;
    const [request] = await execute<{ id: number }>(
      'select refund_request_id as id from refund_requests where order_id = $1',
      [sold.orderId],
    );
    const again = () =>
      admin.call('setRefundStatus', {
        headers: key(),
        body: { orderRefundRequestId: request?.id ?? 0, status: 'approved' },
      });
    await use(sold.lots[0], 1);
    expect((await refusalOf(again())).problem.code).toBe('bundle-line-used');
    await use(sold.lots[0], 0);
    await again();
    expect(back()).toEqual([231_825]);
    expect((await lots()).map(({ remaining }) => remaining)).toEqual([0, 0]);
  });

  it('stays under way while the provider is silent, and is finished by the job', async () => {
    server.ports.payments.stripe.disturb = (step) =>
      step === 'refund' ? { before: () => Promise.reject(new PaymentsUnavailable('silence')) } : undefined;
    await refund([sold.lots[0] ?? 0]);
    expect(back()).toEqual([]);
    server.ports.payments.stripe.disturb = () => undefined;
    await doJob(server, settleRefunds, {});
    expect(back()).toEqual([162_000]);
  });

  it('is seen on the page of its order too, with its bundles', async () => {
    const { data } = await editor.call('getOrder', { query: { orderId: sold.orderId } });
    expect(data.lineItems).toMatchObject([{ type: 'package', amount: 1620 }, { amount: 698.25 }]);
    expect(data.payments).toHaveLength(1);
  });

  it('is the only way: no amount can be asked for by itself', async () => {
    const body = { orderId: sold.orderId, amount: 1, reason: 'Other' as const };
    expect((await refusalOf(editor.call('createRefundRequest', { headers: key(), body }))).status).toBe(403);
  });
});

describe('changed lots', () => {
  const save = (lot: number | undefined, quantity: number, day = '2099-03-05T08:00:00.000Z') =>
    editor.call('saveBundleLots', {
      body: [{ userPackageBundleId: lot ?? 0, quantity, expirationDate: day }],
    });

  it('have the new quantity until the end of the new day, and what was used is kept', async () => {
    await use(sold.lots[0], 2);
    const { data } = await save(sold.lots[0], 6);
    expect(data).toMatchObject([
      { description: 'Advanced', quantity: 6, remaining: 4, expirationDate: '2099-03-05T23:59:59.999Z' },
    ]);
    expect(await lastAudit()).toMatchObject({
      action: 'bundle.change',
      subject_id: String(sold.lots[0]),
      details: { quantity: { from: 5, to: 6 } },
    });
    expect(await ledger()).toEqual([['lot-added', 1, 0]]);
    expect((await mailsToOwner()).map(({ subject }) => subject)).toEqual([
      '1 prepaid Advanced release more for you',
    ]);
    await save(sold.lots[0], 2);
    await save(sold.lots[0], 2);
    expect(await ledger()).toContainEqual(['lot-removed', 4, 0]);
    const [, mail, ...others] = await mailsToOwner();
    expect([mail?.subject, others]).toEqual(['4 prepaid Advanced releases taken out of your account', []]);
    expect(mail?.text).toContain('None of this bundle is left.');
  });

  it.each([
    ['below what was used', () => use(sold.lots[0], 3)],
    ['below what is being paid with', () => use(sold.lots[0], 2).then(() => hold(sold.lots[0]))],
  ])('are refused %s, all of them', async (_what, happens) => {
    await happens();
    const rows = [
      { userPackageBundleId: sold.lots[1] ?? 0, quantity: 9, expirationDate: '2099-03-05T08:00:00.000Z' },
      { userPackageBundleId: sold.lots[0] ?? 0, quantity: 2, expirationDate: '2099-03-05T08:00:00.000Z' },
    ];
    const { status, problem } = await refusalOf(editor.call('saveBundleLots', { body: rows }));
    expect([status, problem.code]).toEqual([409, 'bundle-below-used']);
    expect((await lots()).map(({ quantity }) => quantity)).toEqual([5, 3]);
  });

  it('are refused for a day before the purchase, for a refunded line and for none', async () => {
    const early = await refusalOf(save(sold.lots[0], 5, '2001-01-01T00:00:00.000Z'));
    expect([early.status, early.problem.fields?.[0]?.pointer]).toEqual([400, '/0/expirationDate']);
    await refund([sold.lots[1] ?? 0]);
    expect((await refusalOf(save(sold.lots[1], 3))).problem.code).toBe('bundle-line-refunded');
    expect((await refusalOf(save(2_000_000_000, 3))).status).toBe(404);
  });

  it('end in the last year that there is at the latest', async () => {
    const { data } = await save(sold.lots[0], 5, '9999-12-31T23:00:00-14:00');
    expect(data).toMatchObject([{ expirationDate: '2999-12-31T23:59:59.999Z' }]);
  });
});

describe('a gift', () => {
  const give = (more: object = {}, headers = key()) =>
    doneAtOnce(
      editor.call('giveBundle', {
        headers,
        body: { userAccountId: owner.userId, packageId: 80, quantity: 3, notes: 'For the fair.', ...more },
      }),
    );

  it('is an order of nothing with a lot, told by mail, once for a key', async () => {
    const headers = key();
    const { status, data } = await give({}, headers);
    expect([status, data]).toMatchObject([
      201,
      { total: 0, lineItems: [{ description: 'Basic, 3 releases', quantity: 3, amount: 0 }], payments: [] },
    ]);
    expect((await give({}, headers)).data).toEqual(data);
    expect(await lastAudit()).toMatchObject({ action: 'bundle.give', details: { notes: 'For the fair.' } });
    expect(await ledger()).toEqual([['sale', 3, 0]]);
    const [basic] = (await (await server.as(owner)).call('listMyBundles')).data;
    expect(basic).toMatchObject({ packageId: '80', quantity: 3 });
    const mails = await mailsToOwner();
    expect(mails.map(({ subject }) => subject)).toEqual(['3 prepaid Basic releases for you']);
  });

  it('is taken back without money', async () => {
    const { data } = await give();
    const after = (await refund(data.lineItems.map((line) => line.bundleOrderLineItemId))).data;
    expect(after.refunds).toMatchObject([{ description: 'Basic, 3 releases', amount: 0 }]);
    expect((await lots(data.bundleOrderId)).map(({ remaining }) => remaining)).toEqual([0]);
    expect((await mailsToOwner()).map(({ subject }) => subject)).toContain(
      '3 prepaid Basic releases taken out of your account',
    );
  });

  it('is refused for nobody, for a day that is over, and without a number', async () => {
    expect((await refusalOf(give({ userAccountId: 2_000_000_000 }))).status).toBe(404);
    const early = await refusalOf(give({ expirationDate: '2001-01-01T00:00:00.000Z' }));
    expect([early.status, early.problem.fields?.[0]?.pointer]).toEqual([400, '/expirationDate']);
    expect((await refusalOf(give({ quantity: 0 }))).status).toBe(400);
  });
});
