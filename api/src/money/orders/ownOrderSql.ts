import { stateNumbers } from '@dispatch/contract';
import { cappedCountSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { publishedVersionSql } from '../../releases/lifecycle/ReleaseVersion';
import { paidWithSql } from '../cards/paidCard';
import { dollarsSql, refundedSql } from '../refunds/refundSql';
import { boughtLinesSql } from './orderSql';

const isUnderway = `exists (select from refund_requests where order_id = o.order_id and state = 'underway')`;

const stateSql = `case
    when o.total_cents = 0 then 'free'
    when ${refundedSql} >= o.total_cents then 'refunded'
    when ${isUnderway} then 'refundUnderway'
    when ${refundedSql} > 0 then 'partlyRefunded'
    else 'paid' end`;

/** SQL of what its buyer sees of the order `o`. What is only asked for is not told: nobody has decided it yet. */
const columns = `
  o.order_id as "orderNumber",
  o.purpose,
  ${instantSql('o.created_date')} as "createdDate",
  ${dollarsSql('o.total_cents')} as amount,
  ${stateSql} as state,
  (select ${paidWithSql} from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as "paidWith",
  ${dollarsSql(refundedSql)} as "refundedAmount",
  ${boughtLinesSql} as "lineItems",
  (select json_build_object('distributionId', r.distribution_id, 'prwebPressReleaseId', r.prweb_press_release_id,
      'headline', coalesce(v.content ->> 'headline', r.headline), 'isDeleted', r.state = ${stateNumbers.Deleted})
    from releases r ${publishedVersionSql('false')} where r.distribution_id = o.distribution_id) as release,
  (select coalesce(json_agg(json_build_object('amount', ${dollarsSql('amount_cents')},
      'state', case state when 'approved' then 'refunded' else 'underway' end,
      'at', ${instantSql('changed_at')}) order by refund_request_id desc), '[]')
    from refund_requests where order_id = o.order_id and state in ('underway', 'approved')) as refunds`;

/** One page of the orders of the user $1, newest first: $2 rows in a page, $3 rows before it. */
export const listOwnOrdersSql = `
select
  ${cappedCountSql('select 1 from orders where user_id = $1')} as total,
  coalesce((
    select json_agg(page) from (
      select ${columns} from orders o where o.user_id = $1
      order by o.created_date desc, o.order_id desc limit $2::integer offset $3::integer
    ) page
  ), '[]')::text as rows`;

/** The order $2 of the user $1. */
export const ownOrderSql = `
select row_to_json(one)::text as "order" from (
  select ${columns} from orders o where o.user_id = $1 and o.order_id = $2::integer
) one`;
