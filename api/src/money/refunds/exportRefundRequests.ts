import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { refundColumns } from './refundSql';

const columns = {
  orderRefundRequestId: 'Request Id',
  orderId: 'Order Id',
  amount: 'Requested (USD)',
  status: 'Status',
  refundableAmount: 'Refundable (USD)',
  refundedAmount: 'Refunded (USD)',
  createdDate: 'Created (UTC)',
  refundReason: 'Reason',
  note: 'Note',
  refundTransactionId: 'Transaction Id',
  failure: 'Failure',
  requestedBy: 'Requested By',
  decidedBy: 'Decided By',
};

const sql = `
select q.refund_request_id as key, ${refundColumns}
from refund_requests q join orders o on o.order_id = q.order_id
where q.refund_request_id > $1::integer and q.state = $3
order by q.refund_request_id limit $2`;

export const exportRefundRequests: Handler<'exportRefundRequests'> = (call) =>
  csvAnswer(call, { name: 'refund-requests', columns, sql, values: [call.query.status ?? 'requested'] });
