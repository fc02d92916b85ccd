import { type Cents, recognitionDays } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { writeLedger } from './ledger';
import { refundedSql } from '../refunds/refundSql';

const atOnce = 500;

/**
 * The next orders after $2 and $3. What somebody changes in this moment is locked, and its time begins anew. Prepaid
 * releases are recognized by their use, not by their order.
 */
const recognizeRevenueStatement = statement('recognize-revenue')`
with due as (
  select o.order_id, o.user_id, o.changed_at, o.total_cents - ${refundedSql} as "amount!"
    from orders o
   where o.revenue_recognition_date is null and o.purpose <> 'bundle'
     and o.changed_at <= :now::timestamptz - interval '${recognitionDays} days'
     and (o.changed_at, o.order_id) > (:changedAt::timestamptz, :orderId::integer)
     and case o.purpose
       when 'edit' then exists (select from edit_requests where order_id = o.order_id and state <> 'open')
       else exists (select from releases where distribution_id = o.distribution_id and published_at is not null) end
     and not exists (select from refund_requests where order_id = o.order_id and state in ('requested', 'underway'))
   order by o.changed_at, o.order_id limit ${atOnce}
   for update of o skip locked
), recognized as (
  update orders set revenue_recognition_date = :now from due where orders.order_id = due.order_id
)
select order_id as "orderId", user_id as "userId", amount, changed_at::text as "changedAt!" from due
 order by changed_at, order_id`.as<{ amount: Cents }>();

/**
 * Recognizes what was paid, less what went back, 30 days after the last change of an order: of a release once it is
 * published, of an edit once it is done or declined, never while a refund of it is open.
 */
export const recognizeRevenue: JobHandler = async (_payload, { now }) => {
  let after = { changedAt: '-infinity', orderId: 0 };
  for (let count = atOnce; count === atOnce;) {
    const orders = await inTransaction(async () => {
      const found = await recognizeRevenueStatement.all({
        now,
        changedAt: after.changedAt,
        orderId: after.orderId,
      });
      await writeLedger(
        found.map(({ orderId, userId, amount }) => ({ kind: 'recognition', orderId, userId, amount })),
        now,
      );
      return found;
    });
    after = orders.at(-1) ?? after;
    count = orders.length;
  }
};

export const recognizeRevenueJob = {
  handler: recognizeRevenue,
  title: 'Recognize the revenue of orders',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 600,
  policy: 'short',
  cron: '10 2 * * *',
} as const satisfies JobPlan;
