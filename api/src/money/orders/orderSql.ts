import { dollarsSql } from '../../platform/database/dollarsSql';
import { refundedSql } from '../refunds/refundSql';

const boughtType = `case l.type when 'bundle' then 'package' else l.type end`;

/** SQL of the OrderLines of the contract of the order `o`: what was bought, without what was taken off. */
export const boughtLinesSql = `(
    select coalesce(json_agg(json_build_object('type', ${boughtType}, 'description', l.description,
      'quantity', l.quantity, 'amount', ${dollarsSql('l.amount_cents')}) order by l.position), '[]')
    from order_line_items l
    where l.order_id = o.order_id and l.amount_cents >= 0)`;

/**
 * SQL: the refunds of the order `o` that its buyer is told of. One that failed is, until another is asked for; one that
 * was rejected is not where another has taken its place, written at the same instant.
 */
export const toldRefundsSql = `from refund_requests q where q.order_id = o.order_id
    and (q.state <> 'rejected' or not exists (select from refund_requests instead where instead.order_id = q.order_id
      and instead.refund_request_id > q.refund_request_id and instead.created_at = q.decided_at))
    and (q.state <> 'failed' or not exists (select from refund_requests later where later.order_id = q.order_id
      and later.refund_request_id > q.refund_request_id and later.state <> 'rejected'))`;

const hasOneSql = (state: 'requested' | 'underway' | 'failed' | 'rejected'): string =>
  `exists (select ${toldRefundsSql} and q.state = '${state}')`;

/** SQL: where the money of the order `o` is, in the words of the contract. */
export const orderStateSql = `case
    when o.total_cents = 0 then 'free'
    when ${refundedSql} >= o.total_cents then 'refunded'
    when ${hasOneSql('underway')} then 'refundUnderway'
    when ${hasOneSql('failed')} then 'refundFailed'
    when ${hasOneSql('requested')} then 'refundRequested'
    when ${refundedSql} > 0 then 'partlyRefunded'
    when ${hasOneSql('rejected')} then 'refundDeclined'
    else 'paid' end`;
