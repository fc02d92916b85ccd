import { beforeEach, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { doJob } from '../../testing/doJob';
import { makePaidOrder } from '../../testing/paidOrder';
import { useTestServer } from '../../testing/useTestServer';
import { recognizeRevenue } from './recognizeRevenue';

const server = useTestServer();
let orderId: number;

beforeEach(async () => {
  const paid = await makePaidOrder(server);
  orderId = paid.orderId;
  await execute('update releases set published_at = now() where distribution_id = $1', [paid.payer.id]);
  // A second more: the database's clock tells parts of a millisecond, that of the job does not.
  await age('30 days 1 second');
});

const age = (span: string) =>
  execute('update orders set changed_at = now() - $2::interval where order_id = $1', [orderId, span]);
const refund = (cents: number, state: string) =>
  execute(
    `insert into refund_requests (order_id, amount_cents, reason, state, attempt, transaction_id, failure, decided_at,
       created_at, changed_at)
     values ($1, $2, 'Other', $3::text, 1, case $3::text when 'approved' then 're_1' end,
       case $3::text when 'failed' then 'No.' end, case when $3::text <> 'requested' then now() end, now(), now())`,
    [orderId, cents, state],
  );
const recognized = async (): Promise<unknown[]> => {
  await Promise.all([doJob(server, recognizeRevenue, {}), doJob(server, recognizeRevenue, {})]);
  await doJob(server, recognizeRevenue, {});
  return execute(
    `select l.amount_cents from ledger_entries l join orders o using (order_id)
      where kind = 'recognition' and order_id = $1 and o.revenue_recognition_date is not null`,
    [orderId],
  );
};

it('recognizes what was paid less what went back, once', async () => {
  await refund(6000, 'approved');
  await refund(100, 'rejected');
  await refund(100, 'failed');
  expect(await recognized()).toEqual([{ amount_cents: 30_000 }]);
});

it.each([
  ['before 30 days have passed', () => age('29 days 23 hours')],
  ['before the release is published', () => execute('update releases set published_at = null')],
  ['while a refund is asked for', () => refund(1, 'requested')],
  ['while a refund is under way', () => refund(1, 'underway')],
  [
    'of an edit that is not done',
    () => execute(`update orders set purpose = 'edit' where order_id = $1`, [orderId]),
  ],
])('recognizes nothing %s', async (_when, change) => {
  await change();
  expect(await recognized()).toEqual([]);
});

it.each(['done', 'declined'])('recognizes an edit that is %s', async (state) => {
  await execute(`update orders set purpose = 'edit' where order_id = $1`, [orderId]);
  await execute(
    `insert into edit_requests (distribution_id, order_id, user_id, description, state, created_at, decided_at, decline_reason)
     select distribution_id, order_id, user_id, 'x', $2::text, now(), now(), case $2::text when 'declined' then 'y' end
       from orders where order_id = $1`,
    [orderId, state],
  );
  expect(await recognized()).toEqual([{ amount_cents: 36_000 }]);
});
