import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { approvalColumns } from './approvalSql';

const approvals = statement('approvals')`
select
  ${cappedCountSql('select 1 from approval_requests where state = :status')} as "total!",
  ${pageRowsSql(`
    select ${approvalColumns}
    from (
      select * from approval_requests where state = :status
      order by approval_request_id desc limit :limit::integer offset :offset::integer
    ) a
    order by a.approval_request_id desc`)} as "rows!"`;

/** The requests with one status, newest first. */
export const listApprovals: Handler<'listApprovals'> = async ({
  query: { status = 'requested', ...asked },
}) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await approvals.all({ limit, offset, status }));
};
