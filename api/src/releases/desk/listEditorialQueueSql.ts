import { cappedCountSql, commonSql, pageRowsSql, searchedSql } from '../../platform/call/listPage';
import { overdueSql, releaseDateSql, stateNameSql } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { ownerLikeSql, userWordsSql } from '../../people/users/userSql';

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

const orderSql = ({ direction }: QueueSort): string => `sort_key ${direction}, distribution_id ${direction}`;

/** What an index has, so that rows before the page are not read. */
const keys = ({ by }: QueueSort): string => `distribution_id, ${sortColumns[by]} as sort_key`;

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

/** The page is found first; each of its rows and their customers are looked up by the index (`limit` keeps it so). */
const pageSql = (total: string, found: string, order: string): string => `
select
  ${total} as total,
  ${pageRowsSql(`
    select ${columns}
    from (${found} order by ${order} limit $2::integer offset $3::integer) keys
    cross join lateral (select * from releases where distribution_id = keys.distribution_id limit 1) r
    cross join lateral (select * from users where user_id = r.user_id limit 1) u
    order by ${order.replace('distribution_id', 'keys.distribution_id')}`)} as rows`;

/** Each state is read in the order of its index, and only as far as the page needs. */
const inOrder = (sort: QueueSort, condition = 'true'): string => `
  select waiting.* from unnest($1::smallint[]) as asked (state)
  cross join lateral (
    select ${keys(sort)} from releases where state = asked.state and ${condition}
    order by ${orderSql(sort)} limit $2::integer + $3::integer
  ) waiting`;

const asked = 'state = any($1::smallint[])';

/** One page of the queue: $1 states, $2 rows in a page, $3 rows before it, $4 the present moment. */
export const listEditorialQueueSql = (sort: QueueSort): string =>
  pageSql(cappedCountSql(`select 1 from releases where ${asked}`), inOrder(sort), orderSql(sort));

const matchSql = (ofOwner: string): string =>
  `(headline ilike $5 or prweb_press_release_id = $6::integer or ${ofOwner})`;

const matchOneByOne = matchSql(ownerLikeSql('releases', '$5'));

const ofUser = `user_id = $7::integer and ${asked} and ($5::text is null or ${matchOneByOne})`;

/** One page of the releases of the user $7; of those like $5 or $6 unless $5 is null. */
export const queueOfUserSql = (sort: QueueSort): string =>
  pageSql(
    cappedCountSql(`select 1 from releases where ${ofUser}`),
    `select ${keys(sort)} from releases where ${ofUser}`,
    orderSql(sort),
  );

const people = `select user_id from users where ${userWordsSql} ilike $5`;

/** So many releases are sooner asked for their customers one by one than very many people are collected. */
const fewReleases = 20_000;

/**
 * The same for those whose headline or customer is like $5 or whose number is $6. Two tables are searched, each by its
 * own index, which does not know words shorter than three letters.
 */
export const searchEditorialQueueSql = (sort: QueueSort): string => `
with few as materialized (
  select ${cappedCountSql(`select 1 from releases where ${asked}`, fewReleases)} <= ${fewReleases} as releases
), common_people as materialized (
  select ${commonSql('users', `${userWordsSql} ilike $5`)} as words
), one_by_one as materialized (
  select (select releases from few)
    and ($5 !~ '[[:alnum:]]{3}' or (select words from common_people)) as asked
), ${searchedSql({
  areMore: `not (select releases from few) and (select words from common_people)
    and ${commonSql('releases', `${asked} and ${matchOneByOne}`)}`,
  found: `
    select ${keys(sort)} from releases
    where not (select asked from one_by_one) and ${asked} and ${matchSql(`user_id = any(array(${people}))`)}
    union all
    select ${keys(sort)} from releases where (select asked from one_by_one) and ${asked} and ${matchOneByOne}`,
  inOrder: inOrder(sort, matchOneByOne),
})}${pageSql('(select total from counted)', 'select * from either', orderSql(sort))}`;
