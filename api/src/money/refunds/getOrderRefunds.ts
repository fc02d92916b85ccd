import { message } from '@dispatch/contract';
import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { refundableSql, refundColumns, refundedSql } from './refundSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const orderRefunds = statement('order-refunds')`
select json_build_object(
  'refundRequests', (
    select coalesce(json_agg(found), '[]') from (
      select ${refundColumns} from refund_requests q
      where q.order_id = o.order_id order by q.refund_request_id desc limit 200
    ) found),
  'refundedAmount', ${dollarsSql(refundedSql)},
  'refundableAmount', ${dollarsSql(`greatest(0, ${refundableSql})`)})::text as "refunds!"
from orders o where o.order_id = :orderId`;

/** What was given back of an order, what was asked for, and what is left. Throws 404 'Order Not found'. */
export const getOrderRefunds: Handler<'getOrderRefunds'> = async ({ query: { orderId } }) => {
  const row = await orderRefunds.maybe({ orderId });
  if (row === undefined) throw problem(404, 'order-missing', message('order-missing'));
  return { status: 200, body: rawJson(row.refunds) };
};
