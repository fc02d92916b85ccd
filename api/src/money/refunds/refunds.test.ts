import { randomUUID } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import { now } from '../../platform/settings/clock';
import { acting } from '../../platform/audit/audit';
import { User } from '../../people/users/User';
import { PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';
import { settleRefunds } from './settleRefund';
import { lastAudit } from '../../testing/auditOf';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makePaidOrder } from '../../testing/paidOrder';
import { type Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { mailRefund } from './mailRefund';
import { refundOrder } from './refundOrder';

const server = useTestServer();
const as = async (group: 'EDITOR' | 'ADMIN' | 'FINANCE' | 'USER') => server.as(await makeUser({ group }));

let orderId: number;
let intentId: string;
let payer: Payer;
let finance: Client;
let admin: Client;

beforeEach(async () => {
  Object.assign(server.ports.payments.stripe, { refundOutcome: null, disturb: () => undefined });
  ({ orderId, intentId, payer } = await makePaidOrder(server));
  [finance, admin] = [await as('FINANCE'), await as('ADMIN')];
});

const form = (amount: number, key: string = randomUUID()) => ({
  headers: { 'Idempotency-Key': key },
  body: { orderId, amount, reason: 'Other' as const, note: ' Chosen by mistake. ' },
});
const ask = async (amount: number, by = finance): Promise<number> =>
  (await by.call('createRefundRequest', form(amount))).data.orderRefundRequestId;
const decision = (orderRefundRequestId: number, more: object = {}) => ({
  headers: { 'Idempotency-Key': randomUUID() },
  body: { orderRefundRequestId, status: 'approved' as const, ...more },
});
const approve = async (id: number, more: object = {}, by = admin) =>
  (await by.call('setRefundStatus', decision(id, more))).data;
const reject = (id: number, reason?: string) =>
  approve(id, { status: 'rejected', ...(reason === undefined ? {} : { rejection: { reason } }) });
const shown = async () => (await admin.call('getOrderRefunds', { query: { orderId } })).data;
const back = () =>
  server.ports.payments.stripe.refunds
    .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
    .map(({ amount }) => amount);
const sentMails = () =>
  server.ports.mail.sent.filter(({ to, subject }) => to === payer.user.email && subject.includes('refund'));
const mails = async () => {
  await runJobs(server);
  return sentMails();
};
const ledger = () =>
  execute(`select amount_cents from ledger_entries where kind = 'refund' and order_id = $1`, [orderId]);

describe('asking for a refund', () => {
  it('takes its amount off what is refundable, and changes the order', async () => {
    const before = await execute<{ changed_at: Date }>('select changed_at from orders where order_id = $1', [
      orderId,
    ]);
    const { status, data } = await finance.call('createRefundRequest', form(120.5));
    expect([status, data]).toMatchObject([
      201,
      { orderId, amount: 120.5, status: 'requested', refundableAmount: 239.5, note: 'Chosen by mistake.' },
    ]);
    const { requestedBy, decidedBy, modifiedDate, refundTransactionId } = data;
    expect([requestedBy, decidedBy, modifiedDate, refundTransactionId]).toEqual([
      expect.stringContaining('@'),
      null,
      null,
      null,
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'refund.request', subject_id: String(orderId) });
    expect(await shown()).toMatchObject({ refundableAmount: 239.5, refundedAmount: 0 });
    const after = await execute<{ changed_at: Date }>('select changed_at from orders where order_id = $1', [
      orderId,
    ]);
    expect(after[0]?.changed_at.getTime()).toBeGreaterThan(before[0]?.changed_at.getTime() ?? 0);
    expect(back()).toEqual([]);
  });

  it('stops at what was paid, from two windows at once too', async () => {
    const tooHigh = await refusalOf(finance.call('createRefundRequest', form(360.01)));
    expect(tooHigh).toMatchObject({ status: 409, problem: { code: 'refund-too-high', total: 360 } });
    const both = await Promise.allSettled([ask(200), ask(200)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await ask(160);
    const { problem } = await refusalOf(finance.call('createRefundRequest', form(0.01)));
    expect(problem.message).toBe('This order has reached the maximum refundable amount.');
    const insert = `insert into refund_requests (order_id, amount_cents, reason, state, created_at, changed_at)
      values ($1, 1, 'Other', 'requested', now(), now())`;
    await expect(execute(insert, [orderId])).rejects.toThrow('would give back more than was paid');
  });

  it('tells who may decide, once, and then who has asked', async () => {
    const people = {
      asker: await makeUser({ group: 'FINANCE' }),
      admin: await makeUser({ group: 'ADMIN' }),
      finance: await makeUser({ group: 'FINANCE' }),
      editor: await makeUser({ group: 'EDITOR' }),
    };
    const asker = await server.as(people.asker);
    const [kept, refused] = [await ask(10, asker), await ask(20, asker)];
    const heard = async () => {
      await runJobs(server, { twice: true });
      const to = ({ email }: User) =>
        server.ports.mail.sent
          .filter(
            (mail) => mail.to === email && [kept, refused].some((id) => mail.subject.includes(` ${id} `)),
          )
          .map(({ subject }) => subject)
          .toSorted();
      return Object.fromEntries(Object.entries(people).map(([name, user]) => [name, to(user)]));
    };
    const waits = [kept, refused].map((id) => `Refund request ${id} waits for a second person`);
    const sorted = waits.toSorted();
    expect(await heard()).toEqual({ asker: [], admin: sorted, finance: sorted, editor: [] });
    const mail = server.ports.mail.sent.find(
      ({ to, subject }) => to === people.admin.email && subject === waits[0],
    );
    expect(mail?.text).toMatch(/has asked for \$10\.00 of order \d+ for .+\.\n\nOther: Chosen by mistake\./);
    expect(mail?.text).toContain(`/admin/orders/${orderId}`);
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'Insufficient balance.' };
    await refusalOf(approve(kept));
    server.ports.payments.stripe.refundOutcome = null;
    await approve(kept);
    await reject(refused, ' The list was used. ');
    expect(await heard()).toMatchObject({
      asker: [
        `Your refund request ${kept} is approved`,
        `Your refund request ${refused} is rejected`,
      ].toSorted(),
      admin: sorted,
    });
    const toAsker = server.ports.mail.sent.find(({ subject }) => subject.includes(`${refused} is rejected`));
    expect(toAsker?.text).toContain('\n\nThe list was used.\n\n');
    const { data } = await payer.client.call('getOwnOrder', { path: { orderNumber: orderId } });
    expect(data.refunds).toMatchObject([
      { amount: 20, state: 'declined', reason: 'The list was used.' },
      { amount: 10, state: 'refunded', reason: null },
    ]);
  });

  it('tells who has asked of every failure at the provider, once', async () => {
    const editor = await makeUser({ group: 'EDITOR' });
    const id = await ask(10, await server.as(editor));
    const heard = async () => {
      await runJobs(server, { twice: true });
      return server.ports.mail.sent
        .filter(({ to }) => to === editor.email)
        .map(({ subject, text }) => [subject, text.includes('Insufficient balance.')])
        .toSorted();
    };
    const { stripe } = server.ports.payments;
    stripe.disturb = () => ({
      before: () => {
        throw new PaymentsUnavailable('Killed.');
      },
    });
    await approve(id);
    stripe.disturb = () => undefined;
    const approved = [`Your refund request ${id} is approved`, false];
    expect(await heard()).toEqual([approved]);
    stripe.refundOutcome = { status: 'refused', message: 'Insufficient balance.' };
    await doJob(server, settleRefunds, {});
    const failed = [`Your refund request ${id} has failed`, true];
    expect(await heard()).toEqual([failed, approved]);
    await refusalOf(approve(id));
    expect(await heard()).toEqual([failed, failed, approved, approved]);
  });

  it('that follows from a rule tells who may try it again when it fails, and nobody before', async () => {
    await inTransaction(() =>
      refundOrder(orderId, { reason: 'Refused: It offers gambling.', actor: acting(payer.user), now: now() }),
    );
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'Insufficient balance.' };
    await runJobs(server, { twice: true });
    const told = server.ports.mail.sent.filter(({ subject }) =>
      /^Refund request \d+ has failed$/.test(subject),
    );
    const deciders = await User.findAll({ where: { groupName: ['ADMIN', 'FINANCE'], deletedAt: null } });
    expect(told.map(({ to }) => to).toSorted()).toEqual(deciders.map(({ email }) => email).toSorted());
    expect(told[0]?.text).toContain('$360.00');
    expect(told[0]?.text).toContain('Refused: It offers gambling.\n\nInsufficient balance.');
  });

  it('is not told as declined where all of the order goes back instead', async () => {
    const id = await ask(10);
    await inTransaction(() =>
      refundOrder(orderId, {
        reason: 'Refused',
        actor: acting(payer.user),
        now: now(),
      }),
    );
    const { data } = await payer.client.call('getOwnOrder', { path: { orderNumber: orderId } });
    expect(data.refunds).toMatchObject([{ amount: 360, state: 'underway' }]);
    expect((await shown()).refundRequests).toContainEqual(
      expect.objectContaining({ orderRefundRequestId: id, status: 'rejected' }),
    );
  });

  it('is one for a key, however often it is sent', async () => {
    const key = randomUUID();
    const one = await finance.call('createRefundRequest', form(10, key));
    const again = await finance.call('createRefundRequest', form(10, key));
    expect(again.data.orderRefundRequestId).toBe(one.data.orderRefundRequestId);
    expect((await shown()).refundRequests).toHaveLength(1);
  });

  it('is closed to EDITOR once the revenue is recognized', async () => {
    const editor = await as('EDITOR');
    await ask(10, editor);
    await execute('update orders set revenue_recognition_date = now() where order_id = $1', [orderId]);
    const { status, problem } = await refusalOf(editor.call('createRefundRequest', form(10)));
    expect([status, problem.message]).toEqual([403, 'You are not allowed to create a refund.']);
    await ask(10);
  });

  it("says 'Order Not found'", async () => {
    orderId = 1;
    expect((await refusalOf(finance.call('createRefundRequest', form(1)))).problem.message).toBe(
      'Order Not found',
    );
    expect((await refusalOf(shown())).status).toBe(404);
  });
});

describe('deciding on a refund', () => {
  it('gives the money back once, to two who approve at the same moment', async () => {
    const id = await ask(120);
    const both = await Promise.allSettled([approve(id), approve(id, {}, await as('FINANCE'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(back()).toEqual([12_000]);
    expect(await ledger()).toEqual([{ amount_cents: 12_000 }]);
    const { refundRequests, refundedAmount } = await shown();
    expect(refundRequests[0]).toMatchObject({
      status: 'approved',
      refundTransactionId: expect.stringMatching(/^re_/) as string,
    });
    expect(refundedAmount).toBe(120);
    const [mail] = await mails();
    expect(mail?.subject).toMatch(/^\$120\.00 of your order \d+ is refunded$/);
    expect(mail?.text).toContain('It goes back to your Visa card ending in 4242.');
    expect(mail?.text).toContain(`/orders/${orderId}`);
    await doJob(server, mailRefund, { refundRequestId: id });
    expect(sentMails()).toHaveLength(1);
    const { problem } = await refusalOf(reject(id));
    expect(problem.message).toBe('This refund request has already been decided.');
  });

  it('asks no provider for what was refunded by hand, and needs its transaction', async () => {
    const id = await ask(100);
    const blank = { refundedByHand: true, refundTransactionId: ' ' };
    expect((await refusalOf(approve(id, blank))).problem.errors).toEqual([
      'Please provide a transaction id message.',
    ]);
    const html = { refundedByHand: true, refundTransactionId: '<i>7</i>' };
    expect((await refusalOf(approve(id, html))).problem.message).toBe(
      'The transaction field cannot have html markup.',
    );
    const done = await approve(id, { refundTransactionId: 'wire-7' });
    expect(done).toMatchObject({ status: 'approved', refundTransactionId: 'wire-7' });
    expect([back(), await ledger()]).toEqual([[], [{ amount_cents: 10_000 }]]);
    expect((await mails())[0]?.text).toContain('(transaction wire-7)');
  });

  it('frees the amount of what is rejected', async () => {
    const id = await ask(360);
    expect(await reject(id)).toMatchObject({ status: 'rejected', refundableAmount: 360 });
    await ask(360);
    expect([back(), await ledger()]).toEqual([[], []]);
    expect(await execute(`select from jobs.job where name = 'mail-refund' and state < 'active'`)).toEqual([]);
  });

  it('is not for who asked, unless alone in FINANCE and ADMIN, nor for EDITOR', async () => {
    const id = await ask(10);
    const { status, problem } = await refusalOf(approve(id, {}, finance));
    expect([status, problem.message]).toEqual([
      403,
      'You cannot approve a refund that you requested yourself.',
    ]);
    expect((await refusalOf(approve(id, {}, await as('EDITOR')))).status).toBe(403);
    const own = await ask(10, admin);
    const colleague = await makeUser({ group: 'FINANCE' });
    const inPlace = { path: { id: colleague.userId }, query: { force: true } };
    const asColleague = server.withToken((await admin.call('impersonateUser', inPlace)).data.sid);
    expect((await refusalOf(approve(own, {}, asColleague))).problem.code).toBe('refund-own');
    const { data } = await finance.call('getMe');
    await User.update({ deletedAt: new Date() }, { where: { groupName: ['ADMIN', 'FINANCE'] } });
    await User.update({ deletedAt: null }, { where: { oktaLogin: data.oktaLogin } });
    expect(await approve(id, {}, finance)).toMatchObject({ status: 'approved' });
  });

  it('fails with the words of the provider, and is tried again with its amount checked anew', async () => {
    const id = await ask(300);
    server.ports.payments.stripe.refundOutcome = { status: 'refused', message: 'Insufficient balance.' };
    const refused = await refusalOf(approve(id));
    expect(refused).toMatchObject({
      status: 409,
      problem: { message: 'Unable to update refund request.', errors: ['Insufficient balance.'] },
    });
    expect(await shown()).toMatchObject({
      refundableAmount: 360,
      refundRequests: [{ status: 'failed', failure: 'Insufficient balance.' }],
    });
    server.ports.payments.stripe.refundOutcome = { status: 'failed', message: 'expired card' };
    expect((await refusalOf(approve(id))).problem.errors).toEqual(['expired card']);
    server.ports.payments.stripe.refundOutcome = null;
    const other = await ask(100);
    expect((await refusalOf(approve(id))).problem).toMatchObject({ code: 'refund-too-high', total: 260 });
    await reject(other);
    expect(await approve(id)).toMatchObject({ status: 'approved', failure: null });
    expect(back()).toEqual([30_000]);
  });

  it('is under way while the provider is silent or undecided, and finished by the job, once', async () => {
    const { stripe: payments } = server.ports.payments;
    const id = await ask(50);
    payments.disturb = (step) =>
      step === 'refund'
        ? {
            after: () => {
              throw new PaymentsUnavailable('The answer is lost.');
            },
          }
        : undefined;
    payments.refundOutcome = { status: 'pending', message: null };
    expect(await approve(id)).toMatchObject({ status: 'underway', refundableAmount: 310 });
    await doJob(server, settleRefunds, {});
    expect((await shown()).refundRequests[0]).toMatchObject({ status: 'underway' });
    payments.refundOutcome = null;
    await Promise.all([doJob(server, settleRefunds, {}), doJob(server, settleRefunds, {})]);
    await doJob(server, settleRefunds, {});
    expect((await shown()).refundRequests[0]).toMatchObject({ status: 'approved' });
    expect([back(), await ledger()]).toEqual([[5000], [{ amount_cents: 5000 }]]);
  });

  it('is done by the job when the API ends between the decision and the provider', async () => {
    const id = await ask(60);
    server.ports.payments.stripe.disturb = () => ({
      before: () => {
        throw new PaymentsUnavailable('Killed.');
      },
    });
    expect(await approve(id)).toMatchObject({ status: 'underway' });
    server.ports.payments.stripe.disturb = () => undefined;
    await doJob(server, settleRefunds, {});
    expect(back()).toEqual([6000]);
  });
});

describe('listRefundRequests', () => {
  it('lists those with one status, newest first, and saves them as CSV', async () => {
    const [first, second] = [await ask(1), await ask(2)];
    await approve(first, { refundTransactionId: '=wire' });
    const waiting = await finance.call('listRefundRequests', { query: { limit: 1 } });
    expect(waiting.data.map(({ orderRefundRequestId }) => orderRefundRequestId)).toEqual([second]);
    const { data } = await finance.call('listRefundRequests', { query: { status: 'approved' } });
    expect(data[0]).toMatchObject({ orderRefundRequestId: first, amount: 1, refundedAmount: 1 });
    const { file } = await finance.download('exportRefundRequests', { query: { status: 'approved' } });
    const text = await file.text();
    expect(text).toMatch(/^\uFEFF?Request Id,Order Id,Requested \(USD\),Status,/);
    expect(text).toContain(`${first},${orderId},1.00,approved,357.00,1.00`);
    expect((await refusalOf((await as('USER')).call('listRefundRequests'))).status).toBe(403);
  });
});
