import { cappedCountSql, commonSql, pageRowsSql, searchedSql } from '../../platform/call/listPage';
import { userWordsSql } from './userSql';

const sortColumns = {
  oktaLogin: 'okta_login',
  email: 'lower(email)',
  group: 'group_name',
} as const;

export interface UserSort {
  by: keyof typeof sortColumns;
  direction: 'asc' | 'desc';
}

const columns = `
  user_id as id,
  okta_login as "oktaLogin",
  email,
  group_name as "group",
  first_name as "firstName",
  last_name as "lastName"`;

const pageSql = (total: string, from: string, { by, direction }: UserSort): string => `
select
  ${total} as total,
  ${pageRowsSql(`
    select ${columns} from ${from}
    order by ${sortColumns[by]} ${direction}, user_id ${direction}
    limit $1::integer offset $2::integer`)} as rows`;

const listed = 'deleted_at is null';

/** One page of all accounts: $1 rows in a page, $2 rows before it. */
export const listUsersSql = (sort: UserSort): string =>
  pageSql(cappedCountSql(`select 1 from users where ${listed}`), `users where ${listed}`, sort);

/** SQL that holds for an account like $3. */
const userMatch = `${listed} and ${userWordsSql} ilike $3`;

/** One page of the accounts like $3. */
export const searchUsersSql = (sort: UserSort): string =>
  `with ${searchedSql({
    areMore: commonSql('users', userMatch),
    found: `select * from users where ${userMatch}`,
    inOrder: `select * from users where ${userMatch}
      order by ${sortColumns[sort.by]} ${sort.direction}, user_id ${sort.direction}
      limit $1::integer + $2::integer`,
  })}${pageSql('(select total from counted)', 'either', sort)}`;
