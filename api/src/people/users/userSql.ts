import { likeSql } from '../../platform/call/searchText';

/** SQL of the words by which staff find a row of `users`. It has an index, as long as it is written in this way. */
export const userWordsSql = `(first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email)`;

/** SQL that holds when the user of the row `row` is like what is searched for. For a few rows: each is looked up. */
export const ownerLikeSql = (row: string): string =>
  `(select ${likeSql(userWordsSql)} from users where user_id = ${row}.user_id)`;

/** SQL of the name of a row of `users` as people read it; the login where somebody has none. */
export const staffNameSql = (row: string): string =>
  `coalesce(nullif(btrim(${row}.first_name || ' ' || ${row}.last_name), ''), ${row}.okta_login)`;
