import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { approvalColumns } from './approvalSql';

const columns = {
  approvalRequestId: 'Request Id',
  kind: 'Kind',
  what: 'What',
  oktaLogin: 'Login Username',
  worth: 'Worth (USD)',
  percent: 'Percent',
  status: 'Status',
  reason: 'Reason',
  requestedBy: 'Requested By',
  createdDate: 'Created (UTC)',
  decidedBy: 'Decided By',
  decidedDate: 'Decided (UTC)',
  decisionNote: 'Decision',
};

const approvalsExport = statement('approvals-export', { isPrepared: false })`
select a.approval_request_id as key, ${approvalColumns}
from approval_requests a
where a.approval_request_id > :last::integer and a.state = :status
order by a.approval_request_id limit :limit`;

export const exportApprovals: Handler<'exportApprovals'> = (call) =>
  csvAnswer(call, {
    name: 'approvals',
    columns,
    rowsAfter: (page) => approvalsExport.all({ ...page, status: call.query.status ?? 'requested' }),
  });
