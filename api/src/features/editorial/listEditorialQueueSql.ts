import { cappedCountSql, searchedSql } from '../../call/listPage';
import { instantSql, overdueSql, releaseDateSql, stateNameSql } from '../../models/releaseSql';
import { userWordsSql } from '../../models/userSql';

const sortColumns = {
  releaseDate: 'release_date',
  submittedDate: 'submitted_date',
  headline: 'lower(headline)',
  prwebPressReleaseId: 'prweb_press_release_id',
} as const;

export interface QueueSort {
  by: keyof typeof sortColumns;
  direction: 'asc' | 'desc';
}

const orderSql = ({ by, direction }: QueueSort): string =>
  `${sortColumns[by]} ${direction}, distribution_id ${direction}`;

const needed = `distribution_id, user_id, prweb_press_release_id, headline, city_state, package, has_priority_release,
  state, is_resubmit, was_overdue, release_date, submitted_date`;

const columns = `
  r.distribution_id as "distributionId",
  r.prweb_press_release_id as "prwebPressReleaseId",
  r.headline,
  r.city_state as "cityState",
  r.package,
  r.has_priority_release as "hasPriorityRelease",
  r.state as "releaseStatusId",
  ${stateNameSql('r.state')} as "publicationState",
  r.is_resubmit as "isResubmit",
  ${overdueSql('$4::timestamptz')} as "isOverdue",
  ${releaseDateSql('r.release_date')} as "releaseDate",
  ${instantSql('r.submitted_date')} as "submittedDate",
  u.first_name || ' ' || u.last_name as "customerName",
  u.organization`;

/** The page is found first; the customer of each of its rows is looked up by the index (`limit` keeps it so). */
const pageSql = (total: string, found: string, order: string): string => `
select
  ${total} as total,
  coalesce((
    select json_agg(page) from (
      select ${columns}
      from (${found} order by ${order} limit $2::integer offset $3::integer) r
      cross join lateral (select * from users where user_id = r.user_id limit 1) u
      order by ${order}
    ) page
  ), '[]')::text as rows`;

/** Each state is read in the order of its index, and only as far as the page needs. */
const inOrder = (sort: QueueSort, condition = 'true'): string => `
  select waiting.* from unnest($1::smallint[]) as asked (state)
  cross join lateral (
    select ${needed} from releases where state = asked.state and ${condition}
    order by ${orderSql(sort)} limit $2::integer + $3::integer
  ) waiting`;

/** One page of the queue: $1 states, $2 rows in a page, $3 rows before it, $4 the present moment. */
export const listEditorialQueueSql = (sort: QueueSort): string =>
  pageSql(
    cappedCountSql('select 1 from releases where state = any($1::smallint[])'),
    inOrder(sort),
    orderSql(sort),
  );

/** Two tables are searched, each by its own index. */
const releaseMatch = `(
  headline ilike $5
  or prweb_press_release_id = $6::integer
  or user_id = any(array(select user_id from users where ${userWordsSql} ilike $5)))`;

/** The same for those whose headline or customer is like $5 or whose number is $6. */
export const searchEditorialQueueSql = (sort: QueueSort): string => `
with ${searchedSql({
  found: `select ${needed} from releases where state = any($1::smallint[]) and ${releaseMatch}`,
  inOrder: inOrder(sort, releaseMatch),
})}${pageSql('(select total from counted)', 'select * from either', orderSql(sort))}`;
