import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { approvalColumns } from './approvalSql';

const sql = `
select
  ${cappedCountSql('select 1 from approval_requests where state = $3')} as total,
  coalesce((
    select json_agg(page) from (
      select ${approvalColumns}
      from (
        select * from approval_requests where state = $3
        order by approval_request_id desc limit $1::integer offset $2::integer
      ) a
      order by a.approval_request_id desc
    ) page
  ), '[]')::text as rows`;

/** The requests with one status, newest first. */
export const listApprovals: Handler<'listApprovals'> = async ({
  query: { status = 'requested', ...asked },
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('approvals', sql, [limit, offset, status]));
};
