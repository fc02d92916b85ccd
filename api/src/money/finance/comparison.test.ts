import { randomUUID } from 'node:crypto';
import { cents } from '@dispatch/contract';
import { beforeAll, expect, it } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import {
  type BookedCharge,
  type BookedRefund,
  PaymentsUnavailable,
} from '../../platform/ports/payments/paymentsPort';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { FakePayments } from '../../testing/fakePayments';
import { makePaidOrder } from '../../testing/paidOrder';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { compareWithProvider } from './compareWithProvider';

const server = useTestServer();
let finance: Awaited<ReturnType<typeof server.as>>;
let orders: Awaited<ReturnType<typeof makePaidOrder>>[];
let requestId: number;

const seen = async () => {
  const { data } = await finance.call('getProviderComparison');
  return data.differences.map(({ kind, subject, ourAmount, providerAmount }) => [
    kind,
    subject,
    ourAmount,
    providerAmount,
  ]);
};
const compared = async (hours = 0) => {
  setClock(new Date(Date.now() + 1000 + hours * 3_600_000));
  await doJob(server, compareWithProvider, {}).finally(() => setClock(null));
  return seen();
};

beforeAll(async () => {
  finance = await server.as(await makeUser({ group: 'FINANCE' }));
  orders = [await makePaidOrder(server), await makePaidOrder(server), await makePaidOrder(server)];
  const key = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
  const body = { orderId: orders[0]?.orderId ?? 0, amount: 20, reason: 'Other' as const };
  requestId = (await finance.call('createRefundRequest', { ...key(), body })).data.orderRefundRequestId;
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const decision = { orderRefundRequestId: requestId, status: 'approved' as const };
  await admin.call('setRefundStatus', { ...key(), body: decision });
});

it('finds no difference where both have the same charges and refunds, on every page', async () => {
  expect((await finance.call('getProviderComparison')).data).toMatchObject({ comparedDate: null });
  expect((await finance.call('runProviderComparison')).data).toMatchObject({ isRunning: true });
  await runJobs(server);
  const { data } = await finance.call('getProviderComparison');
  expect(data).toMatchObject({ isRunning: false, charges: 3, refunds: 1, differenceCount: 0 });
});

it('names each difference with both amounts, keeps since when it is there, and lets it go', async () => {
  const { charges, refunds } = server.ports.payments.stripe;
  const kept = { charges: structuredClone(charges), refunds: structuredClone(refunds) };
  const [first, second] = charges;
  if (first === undefined || second === undefined) throw new Error('There are no charges.');
  first.amount = cents(35_000);
  charges.splice(1, 1);
  charges.push({ chargeId: 'ch_unknown', intentId: 'pi_unknown', amount: cents(500) });
  const [refund] = refunds.splice(0, 1);
  if (refund === undefined) throw new Error('There is no refund.');
  refunds.push({ ...refund, id: 're_by_hand', refundRequestId: null, amount: cents(700) });
  const differences = [
    ['amount', expect.stringMatching(/^ch_/) as string, 360, 350],
    ['charge-without-order', 'ch_unknown', null, 5],
    ['order-without-charge', expect.stringMatching(/^ch_/) as string, 360, null],
    ['refund-unknown-here', 're_by_hand', null, 7],
    ['refund-unknown-there', refund.id, 20, null],
  ];
  expect(await compared()).toEqual(differences);
  await execute(`update provider_differences set since = now() - interval '3 days'`);
  expect(await compared()).toEqual(differences);
  const { data } = await finance.call('getProviderComparison');
  const age = Date.now() - new Date(data.differences[0]?.sinceDate ?? 0).getTime();
  expect(Math.round(age / 86_400_000)).toBe(3);
  charges.splice(0, charges.length, ...kept.charges);
  refunds.splice(0, refunds.length, ...kept.refunds);
  expect(await compared()).toEqual([]);
});

it('waits for the books of PayPal, which are behind, and knows payments in them by their reference', async () => {
  const paypal = Object.assign(new FakePayments('paypal'), { booksLagHours: 3 });
  const booked: BookedCharge[] = [];
  const given: BookedRefund[] = [];
  paypal.listCharges = async () => ({ entries: booked, next: null });
  paypal.listRefunds = async () => ({ entries: given, next: null });
  server.ports.payments.paypal = paypal;
  const { charges } = server.ports.payments.stripe;
  const [taken] = charges.splice(1, 1);
  if (taken === undefined) throw new Error('There is no charge.');
  const [payment] = await execute<{ reference: string }>(
    `update payments set provider = 'paypal' where charge_id = $1 returning reference`,
    [taken.chargeId],
  );
  const charge = { id: taken.chargeId, intentId: null, reference: payment?.reference ?? '' };
  expect(await compared(2)).toEqual([]);
  expect(await compared(4)).toEqual([['order-without-charge', charge.id, 360, null]]);
  booked.push({ ...charge, amount: cents(36_000) });
  expect(await compared(4)).toEqual([]);
  booked.push({ ...charge, id: '5TY', reference: 'by hand', amount: cents(900) });
  booked[0] = { ...charge, amount: cents(35_000) };
  const byHand = { status: 'done', message: null, refundRequestId: null, attempt: null } as const;
  given.push({ ...charge, ...byHand, id: '6RF', amount: cents(700) });
  expect(await compared(4)).toEqual([
    ['amount', charge.id, 360, 350],
    ['charge-without-order', '5TY', null, 9],
    ['refund-unknown-here', '6RF', null, 7],
  ]);
  server.ports.payments.paypal = null;
  await execute(`update payments set provider = 'stripe' where charge_id = $1`, [taken.chargeId]);
  charges.splice(1, 0, taken);
  expect(await compared()).toEqual([]);
});

it('leaves alone what is being settled, and what the provider could not deliver is none', async () => {
  const { refunds } = server.ports.payments.stripe;
  await execute(
    `update refund_requests set state = 'underway', transaction_id = null where refund_request_id = $1`,
    [requestId],
  );
  await execute(
    `update payments set state = 'capturing', order_id = null, updated_at = now() where order_id = $1`,
    [orders[2]?.orderId],
  );
  refunds.push({ ...(refunds[0] as (typeof refunds)[number]), id: 're_failed', status: 'failed' });
  expect(await compared()).toEqual([]);
});

it("says when it has failed, and is not EDITOR's", async () => {
  server.ports.payments.stripe.disturb = () => ({
    before: () => {
      throw new PaymentsUnavailable('Silence.');
    },
  });
  await expect(compared()).rejects.toThrow('Silence.');
  const { data } = await finance.call('getProviderComparison');
  expect(data.failedDate).not.toBeNull();
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  expect((await refusalOf(editor.call('getProviderComparison'))).status).toBe(403);
  expect((await refusalOf(editor.call('runProviderComparison'))).status).toBe(403);
});
