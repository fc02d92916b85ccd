import { likeSql } from '../../platform/call/searchText';
import { cappedCountSql, pageRowsSql, searchedByWordsSql } from '../../platform/call/listPage';
import { variants } from '../../platform/database/statement';
import { userWordsSql } from './userSql';

const sortColumns = {
  oktaLogin: 'okta_login',
  email: 'lower(email)',
  group: 'group_name',
} as const;

type UserSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const sorts = { by: ['oktaLogin', 'email', 'group'], direction: ['asc', 'desc'] } as const;

const columns = `
  user_id as id,
  okta_login as "oktaLogin",
  email,
  group_name as "group",
  first_name as "firstName",
  last_name as "lastName"`;

const orderSql = ({ by, direction }: UserSort): string =>
  `${sortColumns[by]} ${direction}, user_id ${direction}`;

const pageSql = (total: string, from: string, sort: UserSort): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${columns} from ${from}
      order by ${orderSql(sort)}
      limit :limit::integer offset :offset::integer`)} as "rows!"`;

const listed = 'deleted_at is null';

/** One page of all accounts. */
export const usersList = variants('users-list', sorts, (sort) =>
  pageSql(cappedCountSql(`select 1 from users where ${listed}`), `users where ${listed}`, sort),
);

/** SQL that holds for an account that a search means. */
const userMatch = `${listed} and ${likeSql(userWordsSql)}`;

/** One page of the accounts that a search means. */
export const usersSearch = variants(
  'users-search',
  sorts,
  (sort) =>
    `with ${searchedByWordsSql('users', userMatch, orderSql(sort))}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);
