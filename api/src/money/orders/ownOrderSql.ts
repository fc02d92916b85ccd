import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { publishedVersionSql } from '../../releases/lifecycle/ReleaseVersion';
import { paidWithSql } from '../cards/paidCard';
import { refundedSql } from '../refunds/refundSql';
import { boughtLinesSql } from './orderSql';
import { statesSql } from '../../platform/database/statesSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

/**
 * SQL: the refunds of the order `o` that its buyer is told of. One that failed is, until another is asked for; one that
 * was rejected is not where another has taken its place, written at the same instant.
 */
const toldSql = `from refund_requests q where q.order_id = o.order_id
    and (q.state <> 'rejected' or not exists (select from refund_requests instead where instead.order_id = q.order_id
      and instead.refund_request_id > q.refund_request_id and instead.created_at = q.decided_at))
    and (q.state <> 'failed' or not exists (select from refund_requests later where later.order_id = q.order_id
      and later.refund_request_id > q.refund_request_id and later.state <> 'rejected'))`;

const hasOneSql = (state: 'requested' | 'underway' | 'failed' | 'rejected'): string =>
  `exists (select ${toldSql} and q.state = '${state}')`;

const stateSql = `case
    when o.total_cents = 0 then 'free'
    when ${refundedSql} >= o.total_cents then 'refunded'
    when ${hasOneSql('underway')} then 'refundUnderway'
    when ${hasOneSql('failed')} then 'refundFailed'
    when ${hasOneSql('requested')} then 'refundRequested'
    when ${refundedSql} > 0 then 'partlyRefunded'
    when ${hasOneSql('rejected')} then 'refundDeclined'
    else 'paid' end`;

/** SQL of the release that the order `o` was for, as it was published last; null for bundles. */
export const orderedReleaseSql = `(select json_build_object('distributionId', r.distribution_id, 'prwebPressReleaseId', r.prweb_press_release_id,
      'headline', coalesce(v.content ->> 'headline', r.headline), 'isDeleted', r.state = ${statesSql('Deleted')})
    from releases r ${publishedVersionSql('false')} where r.distribution_id = o.distribution_id)`;

/** SQL of what its buyer sees of the order `o`. */
const columns = `
  o.order_id as "orderNumber",
  o.purpose,
  ${instantSql('o.created_date')} as "createdDate",
  ${dollarsSql('o.total_cents')} as amount,
  ${stateSql} as state,
  (select ${paidWithSql} from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as "paidWith",
  ${dollarsSql(refundedSql)} as "refundedAmount",
  ${boughtLinesSql} as "lineItems",
  ${orderedReleaseSql} as release,
  (select coalesce(json_agg(json_build_object('amount', ${dollarsSql('amount_cents')},
      'state', case state when 'approved' then 'refunded' when 'rejected' then 'declined' else state end,
      'reason', rejection_reason,
      'at', ${instantSql('changed_at')}) order by refund_request_id desc), '[]')
    ${toldSql}) as refunds`;

/** One page of the orders of a user, newest first. */
export const ownOrders = statement('own-orders')`
select
  ${cappedCountSql('select 1 from orders where user_id = :userId')} as "total!",
  ${pageRowsSql(`
      select ${columns} from orders o where o.user_id = :userId
      order by o.created_date desc, o.order_id desc limit :limit::integer offset :offset::integer`)} as "rows!"`;

/** One order of a user. */
export const ownOrder = statement('own-order')`
select row_to_json(one)::text as "order!" from (
  select ${columns} from orders o where o.user_id = :userId and o.order_id = :orderNumber::integer
) one`;
