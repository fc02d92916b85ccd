import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { namedOrOwnedSql, searchedByOwnerSql } from '../../people/users/searchByOwner';
import { instantSql } from '../../platform/database/instantSql';
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
  ${total} as total,
  ${pageRowsSql(`
    select ${orderColumns}
    from (select * from ${from} order by order_id desc limit $1::integer offset $2::integer) o ${orderJoins}
    order by o.order_id desc`)} as rows`;

const ofRelease = 'distribution_id is not null';
const forReleases = `orders where ${ofRelease}`;

/** One page of the orders for releases, bundles having a list of their own: $1 rows in a page, $2 rows before it. */
export const listOrdersSql = pageSql(
  cappedCountSql(`select 1 from ${forReleases}`),
  `(select * from ${forReleases}) kept`,
);

const named = `
    o.order_id = $4::integer
    or o.distribution_id = any(array(
      select distribution_id from releases where prweb_press_release_id = $4::integer))
    or ${paidByCardSql('o', '$3')}`;

/** SQL that holds for the order `o` when its user is like $3, the number $4 names it or its release, or $3 its card. */
export const orderMatch = namedOrOwnedSql('o', named);

/** One page of those orders for releases: the others are left out before they are counted and paged. */
export const searchOrdersSql = `
with ${searchedByOwnerSql(
  { table: 'orders', row: 'o', where: `o.${ofRelease}` },
  named,
  (match) =>
    `select o.* from orders o where ${match} order by o.order_id desc limit $1::integer + $2::integer`,
)}${pageSql('(select total from counted)', 'either')}`;

const ofUser = `user_id = $5::integer and ${ofRelease} and ($3::text is null or ${orderMatch})`;

/** One page of the orders of the user $5; of those like $3 or $4 unless $3 is null. */
export const ordersOfUserSql = pageSql(
  cappedCountSql(`select 1 from orders o where ${ofUser}`),
  `(select * from orders o where ${ofUser}) of_user`,
);
