import { cappedCountSql, commonSql, searchedSql } from '../../call/listPage';
import { instantSql } from '../../models/releaseSql';
import { ownerLikeSql, userWordsSql } from '../../models/userSql';
import { switchedOnSql } from '../../switches/features';

/** What a list says of the order `o` of the user `u` for the release `r`. */
export const orderColumns = `
  o.order_id as "orderId",
  u.okta_login as "oktaLogin",
  round(o.total_cents / 100.0, 2) as amount,
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
  coalesce((
    select json_agg(page) from (
      select ${orderColumns}
      from (select * from ${from} order by order_id desc limit $1::integer offset $2::integer) o ${orderJoins}
      order by o.order_id desc
    ) page
  ), '[]')::text as rows`;

/** One page of all orders: $1 rows in a page, $2 rows before it. */
export const listOrdersSql = pageSql(cappedCountSql('select 1 from orders'), 'orders');

const named = `
    o.order_id = $4::integer
    or o.distribution_id = any(array(
      select distribution_id from releases where prweb_press_release_id = $4::integer))`;

/** SQL that holds for the order `o` when its user is like $3 or the number $4 names it or its release. */
export const orderMatch = `(${named}
    or exists (select from users where user_id = o.user_id and ${userWordsSql} ilike $3))`;

/** The same, for a few orders. */
const matchOneByOne = `(${named}
    or ${ownerLikeSql('o', '$3')})`;

/** One page of those orders. People are found first, and then their orders by the index, unless there are very many. */
export const searchOrdersSql = `
with many as materialized (
  select ${commonSql('users', `${userWordsSql} ilike $3`)} as people
), ${searchedSql({
  areMore: `(select people from many) and ${commonSql('orders', matchOneByOne, 'o')}`,
  found: `
    select o.* from orders o where not (select people from many) and (${named}
      or o.user_id = any(array(select user_id from users where ${userWordsSql} ilike $3)))
    union all
    select o.* from orders o where (select people from many) and ${orderMatch}`,
  inOrder: `
    select o.* from orders o where ${matchOneByOne} order by o.order_id desc limit $1::integer + $2::integer`,
})}${pageSql('(select total from counted)', 'either')}`;
