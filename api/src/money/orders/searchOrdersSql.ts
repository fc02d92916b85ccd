import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { namedOrOwnedSql, searchedByOwnerSql } from '../../people/users/searchByOwner';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { paidByCardSql } from '../cards/paidCard';
import { switchedOnSql } from '../../people/features/features';
import { dollarsSql } from '../../platform/database/dollarsSql';

/** What a list says of the order `o` of the user `u` for the release `r`. */
export const orderColumns = `
  o.order_id as "orderId",
  u.okta_login as "oktaLogin",
  ${dollarsSql('o.total_cents')} as amount,
  ${instantSql('o.created_date')} as "createdDate",
  r.prweb_press_release_id as "releaseId",
  ${switchedOnSql('userSendDistributionToIris')} as "directToIris"`;

/** The user and the release of the order `o`. */
export const orderJoins =
  'join users u on u.user_id = o.user_id join releases r on r.distribution_id = o.distribution_id';

/** The page is found first; users and releases are looked up for its rows alone. */
const pageSql = (total: string, from: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${orderColumns}
      from (select * from ${from} order by order_id desc limit :limit::integer offset :offset::integer) o ${orderJoins}
      order by o.order_id desc`)} as "rows!"`;

const ofRelease = 'distribution_id is not null';
const forReleases = `orders where ${ofRelease}`;

/** One page of the orders for releases, bundles having a list of their own. */
export const ordersList = statement('orders-list')`
${pageSql(cappedCountSql(`select 1 from ${forReleases}`), `(select * from ${forReleases}) kept`)}`;

const named = `
    o.order_id = :number?::integer
    or o.distribution_id = any(array(
      select distribution_id from releases where prweb_press_release_id = :number?::integer))
    or ${paidByCardSql('o', ':pattern')}`;

/** SQL that holds for the order `o` when a search means its user, or names it, its release or its card. */
export const orderMatch = namedOrOwnedSql('o', named);

/** One page of those orders for releases: the others are left out before they are counted and paged. */
export const ordersSearch = statement('orders-search', { isPrepared: false })`
with ${searchedByOwnerSql({
  table: 'orders',
  row: 'o',
  where: `o.${ofRelease}`,
  named,
  inOrder: (match) =>
    `select o.* from orders o where ${match} order by o.order_id desc limit :limit::integer + :offset::integer`,
})}${pageSql('(select total from counted)', 'either')}`;

const ofUser = `user_id = :userId::integer and ${ofRelease} and (:pattern?::text is null or ${orderMatch})`;

/** One page of the orders of a user; of those that are searched for unless the pattern is null. */
export const ordersOfUser = statement('orders-of-user')`
${pageSql(
  cappedCountSql(`select 1 from orders o where ${ofUser}`),
  `(select * from orders o where ${ofUser}) of_user`,
)}`;
