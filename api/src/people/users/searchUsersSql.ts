import { likeSql } from '../../platform/call/searchText';
import { cappedCountSql, pageRowsSql, searchedByWordsSql } from '../../platform/call/listPage';
import { variants } from '../../platform/database/statement';
import { userWordsSql } from './userSql';

const seen = `coalesce(last_seen_on, '-infinity')`;

const sortColumns = {
  oktaLogin: ['okta_login'],
  email: ['lower(email)'],
  group: ['group_name'],
  name: ['lower(last_name)', 'lower(first_name)'],
  lastSeen: [seen],
} as const;

type UserSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const sorts = {
  by: ['oktaLogin', 'email', 'group', 'name', 'lastSeen'],
  direction: ['asc', 'desc'],
} as const;

const columns = `
  user_id as id,
  okta_login as "oktaLogin",
  email,
  group_name as "group",
  first_name as "firstName",
  last_name as "lastName",
  organization,
  activated_at is not null as "isVerified",
  last_seen_on as "lastSeenDay"`;

const orderSql = ({ by, direction }: UserSort): string =>
  [...sortColumns[by], 'user_id'].map((column) => `${column} ${direction}`).join(', ');

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

/**
 * SQL that holds for an account that meets every filter. One that is null is none: the statements are planned for
 * their values, so that PostgreSQL leaves it out.
 */
export const userFilters = `
  (:group?::text is null or group_name = :group)
  and (:isVerified?::boolean is null or (activated_at is not null) = :isVerified)
  and (:seenFrom?::date is null or ${seen} >= :seenFrom)
  and (:seenTo?::date is null or ${seen} <= :seenTo)`;

/** SQL that holds for the accounts behind the one with the id `after`, in the order of the list. */
const afterSql = ({ by, direction }: UserSort): string => {
  const columnsOf = sortColumns[by];
  const last = columnsOf.map((column) => `(select ${column} from users where user_id = :after)`);
  return `(:after?::integer is null or (${columnsOf.join(', ')}, user_id) ${direction === 'asc' ? '>' : '<'}
    (${last.join(', ')}, :after))`;
};

const matchSql = (sort: UserSort): string => `${listed} and ${userFilters} and ${afterSql(sort)}`;

/** One page of the accounts that meet the filters. */
export const usersFiltered = variants(
  'users-filtered',
  sorts,
  (sort) =>
    pageSql(
      cappedCountSql(`select 1 from users where ${matchSql(sort)}`),
      `users where ${matchSql(sort)}`,
      sort,
    ),
  { isPrepared: false },
);

/** One page of those that a search means. */
export const usersSearch = variants(
  'users-search',
  sorts,
  (sort) =>
    `with ${searchedByWordsSql('users', `${matchSql(sort)} and ${likeSql(userWordsSql)}`, orderSql(sort))}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);
