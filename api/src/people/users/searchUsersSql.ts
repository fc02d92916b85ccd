import { cappedCountSql, commonSql, searchedSql, pageRowsSql } from '../../platform/call/listPage';
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

const pageSql = (total: string, from: string, { by, direction }: UserSort): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${columns} from ${from}
      order by ${sortColumns[by]} ${direction}, user_id ${direction}
      limit :limit::integer offset :offset::integer`)} as "rows!"`;

const listed = 'deleted_at is null';

/** One page of all accounts. */
export const usersList = variants('users-list', sorts, (sort) =>
  pageSql(cappedCountSql(`select 1 from users where ${listed}`), `users where ${listed}`, sort),
);

/** SQL that holds for an account like the pattern. */
const userMatch = `${listed} and ${userWordsSql} ilike :pattern`;

/** One page of the accounts like the pattern. */
export const usersSearch = variants(
  'users-search',
  sorts,
  (sort) =>
    `with ${searchedSql({
      areMore: commonSql('users', userMatch),
      found: `select * from users where ${userMatch}`,
      inOrder: `select * from users where ${userMatch}
      order by ${sortColumns[sort.by]} ${sort.direction}, user_id ${sort.direction}
      limit :limit::integer + :offset::integer`,
    })}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);
