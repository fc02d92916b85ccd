import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { refundColumns } from './refundSql';

const refundRequests = statement('refund-requests')`
select
  ${cappedCountSql('select 1 from refund_requests where state = :status')} as "total!",
  ${pageRowsSql(`
    select ${refundColumns}
    from (
      select * from refund_requests where state = :status
      order by refund_request_id desc limit :limit::integer offset :offset::integer
    ) q join orders o on o.order_id = q.order_id
    order by q.refund_request_id desc`)} as "rows!"`;

/** The refund requests with one status, newest first. */
export const listRefundRequests: Handler<'listRefundRequests'> = async ({
  query: { status = 'requested', ...asked },
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await refundRequests.all({ limit, offset, status }));
};
