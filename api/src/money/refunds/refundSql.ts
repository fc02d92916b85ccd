import { claimingStatuses } from '@dispatch/contract';
import { instantSql } from '../../platform/database/instantSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const given = (states: readonly string[]): string =>
  `(select coalesce(sum(amount_cents), 0)::integer from refund_requests
     where order_id = o.order_id and state in (${states.map((state) => `'${state}'`).join(', ')}))`;

/** SQL: the cents of the order `o` that can still be asked for. */
export const refundableSql = `((select coalesce(sum(amount_cents), 0)::integer from payments
     where order_id = o.order_id and state = 'captured') - ${given(claimingStatuses)})`;

/** SQL: the cents of the order `o` that went back. */
export const refundedSql = given(['approved']);

/** The columns of a RefundRequest of the contract: the request `q`, its order `o`. */
export const refundColumns = `
  q.refund_request_id as "orderRefundRequestId",
  q.order_id as "orderId",
  ${dollarsSql('q.amount_cents')} as amount,
  q.state as status,
  ${dollarsSql(refundableSql)} as "refundableAmount",
  ${dollarsSql(refundedSql)} as "refundedAmount",
  ${instantSql('q.created_at')} as "createdDate",
  ${instantSql('q.decided_at')} as "modifiedDate",
  q.reason as "refundReason",
  q.note,
  q.transaction_id as "refundTransactionId",
  q.failure,
  q.rejection_reason as "rejectionReason",
  coalesce((select okta_login from users where user_id = q.requested_by), 'worker') as "requestedBy",
  case when q.decided_at is not null then
    coalesce((select okta_login from users where user_id = q.decided_by), 'worker') end as "decidedBy"`;

/**
 * SQL of the lines of the bundle order `o`, each with the lot that it has bought. A line and its lot are written
 * together, in one order; the lot is the line's id. What it was bought with does not change, the lot does.
 */
export const bundleLinesSql = `
  select lot.*, line.position, line.description, line.quantity as bought, line.amount_cents as paid
    from (select *, row_number() over (order by bundle_lot_id) as place from bundle_lots
           where order_id = o.order_id) lot
    join (select *, row_number() over (order by position) as place from order_line_items
           where order_id = o.order_id) line using (place)`;
