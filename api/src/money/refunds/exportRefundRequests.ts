import type { Handler } from '../../platform/call/handler';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
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
  rejectionReason: 'Rejection Reason',
  requestedBy: 'Requested By',
  decidedBy: 'Decided By',
};

const refundRequestsExport = statement('refund-requests-export', { isPrepared: false })`
select q.refund_request_id as key, ${refundColumns}
from refund_requests q join orders o on o.order_id = q.order_id
where q.refund_request_id > :last::integer and q.state = :status
order by q.refund_request_id limit :limit`;

export const exportRefundRequests: Handler<'exportRefundRequests'> = (call) =>
  csvAnswer(call, {
    name: 'refund-requests',
    columns,
    rowsAfter: (page) => refundRequestsExport.all({ ...page, status: call.query.status ?? 'requested' }),
  });
