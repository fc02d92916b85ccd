import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { publishedVersionSql } from '../../releases/lifecycle/ReleaseVersion';
import { paidWithSql } from '../cards/paidCard';
import { refundedSql } from '../refunds/refundSql';
import { boughtLinesSql, orderStateSql, toldRefundsSql } from './orderSql';
import { statesSql } from '../../platform/database/statesSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

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
  ${orderStateSql} as state,
  (select ${paidWithSql} from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as "paidWith",
  ${dollarsSql(refundedSql)} as "refundedAmount",
  ${boughtLinesSql} as "lineItems",
  ${orderedReleaseSql} as release,
  (select coalesce(json_agg(json_build_object('amount', ${dollarsSql('amount_cents')},
      'state', case state when 'approved' then 'refunded' when 'rejected' then 'declined' else state end,
      'reason', rejection_reason,
      'at', ${instantSql('changed_at')}) order by refund_request_id desc), '[]')
    ${toldRefundsSql}) as refunds`;

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
