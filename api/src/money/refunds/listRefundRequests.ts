import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { refundColumns } from './refundSql';

const sql = `
select
  ${cappedCountSql('select 1 from refund_requests where state = $3')} as total,
  coalesce((
    select json_agg(page) from (
      select ${refundColumns}
      from (
        select * from refund_requests where state = $3
        order by refund_request_id desc limit $1::integer offset $2::integer
      ) q join orders o on o.order_id = q.order_id
      order by q.refund_request_id desc
    ) page
  ), '[]')::text as rows`;

/** The refund requests with one status, newest first. */
export const listRefundRequests: Handler<'listRefundRequests'> = async ({
  query: { status = 'requested', ...asked },
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('refund-requests', sql, [limit, offset, status]));
};
