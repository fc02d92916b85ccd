import { likeSql } from '../../platform/call/searchText';
import { message } from '@dispatch/contract';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { problem, type Problem } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { paidByCardSql, paidWithSql } from '../cards/paidCard';
import { bundleLinesSql } from '../refunds/refundSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const bundleOrder = statement('bundle-order')`
select json_build_object(
  'bundleOrderId', o.order_id,
  'userId', u.user_id,
  'oktaLogin', u.okta_login,
  'total', ${dollarsSql('o.total_cents')},
  'lineItems', (
    select coalesce(json_agg(json_build_object('bundleOrderLineItemId', bundle_lot_id, 'description', description,
      'quantity', bought, 'amount', ${dollarsSql('paid')}) order by position), '[]') from (${bundleLinesSql}) lines),
  'payments', (
    select coalesce(json_agg(json_build_object('confirmationCode', coalesce(p.intent_id, p.charge_id),
      'amount', ${dollarsSql('p.amount_cents')}, 'description', ${paidWithSql},
      'createdDate', ${instantSql('o.created_date')}) order by p.payment_id), '[]')
    from payments p where p.order_id = o.order_id and p.state = 'captured'),
  'refunds', (
    select coalesce(json_agg(json_build_object('bundleOrderLineItemId', bundle_lot_id, 'description', description,
      'amount', ${dollarsSql('paid')}, 'createdDate', ${instantSql('refunded_at')}) order by refunded_at, position), '[]')
    from (${bundleLinesSql}) lines where refunded_at is not null)
)::text as "order!"
from orders o join users u on u.user_id = o.user_id
where o.order_id = :orderId and o.purpose = 'bundle'`;

export const bundleOrderMissing = (): Problem => problem(404, 'order-missing', message('order-missing'));

/** A bundle order as the wire has it. Throws 404 'Order Not found'. */
export const readBundleOrder = async (orderId: number): Promise<RawJson> => {
  const row = await bundleOrder.maybe({ orderId });
  if (row === undefined) throw bundleOrderMissing();
  return rawJson(row.order);
};

/** SQL of what the wire says of the lot `l` of the package `p`. */
export const lotColumns = `
  l.bundle_lot_id as "userPackageBundleId",
  l.bundle_lot_id as "bundleOrderLineItemId",
  p.name as description,
  l.quantity - l.used as remaining,
  l.quantity,
  ${instantSql('l.expiration_date')} as "expirationDate"`;

/** What a list says of the bundle order `o` of the user `u`. */
export const bundleOrderColumns = `
  o.order_id as "bundleOrderId",
  u.okta_login as "oktaLogin",
  ${dollarsSql('o.total_cents')} as amount,
  ${instantSql('o.created_date')} as "createdDate"`;

export const bundleOrdersFrom = 'orders o join users u on u.user_id = o.user_id';

export const ofBundle = `o.purpose = 'bundle'`;

/** SQL that holds for the bundle order `o` whose number or card a search names. */
export const bundleOrderNamed = `o.order_id = :number?::integer or ${paidByCardSql('o', ':pattern')}`;

/** SQL that holds for a user whose login a search means. */
export const loginMatch = likeSql('okta_login');

/** SQL that holds for the bundle orders of a list: all, or those that a search means. */
export const bundleOrderMatch = `
  ${ofBundle} and (:pattern?::text is null or ${bundleOrderNamed} or ${likeSql('u.okta_login')})`;
