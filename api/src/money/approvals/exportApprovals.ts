import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
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

const sql = `
select a.approval_request_id as key, ${approvalColumns}
from approval_requests a
where a.approval_request_id > $1::integer and a.state = $3
order by a.approval_request_id limit $2`;

export const exportApprovals: Handler<'exportApprovals'> = (call) =>
  csvAnswer(call, { name: 'approvals', columns, sql, values: [call.query.status ?? 'requested'] });
