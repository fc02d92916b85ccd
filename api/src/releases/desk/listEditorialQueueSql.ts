import { cappedCountSql, commonSql, searchedSql, pageRowsSql } from '../../platform/call/listPage';
import { overdueSql, releaseDateSql, stateNameSql } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { variants } from '../../platform/database/statement';
import { ownerLikeSql, userWordsSql } from '../../people/users/userSql';

const sortColumns = {
  releaseDate: 'release_date',
  submittedDate: 'submitted_date',
  headline: 'lower(headline)',
  prwebPressReleaseId: 'prweb_press_release_id',
} as const;

type QueueSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const sorts = {
  by: ['releaseDate', 'submittedDate', 'headline', 'prwebPressReleaseId'],
  direction: ['asc', 'desc'],
} as const;

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
  ${overdueSql(':now::timestamptz')} as "isOverdue",
  ${releaseDateSql('r.release_date')} as "releaseDate",
  ${instantSql('r.submitted_date')} as "submittedDate",
  u.first_name || ' ' || u.last_name as "customerName",
  u.organization`;

/** The page is found first; each of its rows and their customers are looked up by the index (`limit` keeps it so). */
const pageSql = (total: string, found: string, order: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${columns}
      from (${found} order by ${order} limit :limit::integer offset :offset::integer) keys
      cross join lateral (select * from releases where distribution_id = keys.distribution_id limit 1) r
      cross join lateral (select * from users where user_id = r.user_id limit 1) u
      order by ${order.replace('distribution_id', 'keys.distribution_id')}`)} as "rows!"`;

/** Each state is read in the order of its index, and only as far as the page needs. */
const inOrder = (sort: QueueSort, condition = 'true'): string => `
  select waiting.* from unnest(:states::smallint[]) as asked (state)
  cross join lateral (
    select ${keys(sort)} from releases where state = asked.state and ${condition}
    order by ${orderSql(sort)} limit :limit::integer + :offset::integer
  ) waiting`;

const asked = 'state = any(:states::smallint[])';

/** One page of the queue: the releases in these states. */
export const queueList = variants('editorial-queue', sorts, (sort) =>
  pageSql(cappedCountSql(`select 1 from releases where ${asked}`), inOrder(sort), orderSql(sort)),
);

const matchSql = (ofOwner: string): string =>
  `(headline ilike :pattern or prweb_press_release_id = :number?::integer or ${ofOwner})`;

const matchOneByOne = matchSql(ownerLikeSql('releases', ':pattern'));

const ofUser = `user_id = :userId::integer and ${asked} and (:pattern?::text is null or ${matchOneByOne})`;

/** One page of the releases of a user; of those that are searched for unless the pattern is null. */
export const queueOfUser = variants('queue-of-user', sorts, (sort) =>
  pageSql(
    cappedCountSql(`select 1 from releases where ${ofUser}`),
    `select ${keys(sort)} from releases where ${ofUser}`,
    orderSql(sort),
  ),
);

const people = `select user_id from users where ${userWordsSql} ilike :pattern`;

/** So many releases are sooner asked for their customers one by one than very many people are collected. */
const fewReleases = 20_000;

/**
 * The same for those whose headline or customer is like the pattern or whose number it is. Two tables are searched, each by its
 * own index, which does not know words shorter than three letters.
 */
export const queueSearch = variants(
  'queue-search',
  sorts,
  (sort) => `
with few as materialized (
  select ${cappedCountSql(`select 1 from releases where ${asked}`, fewReleases)} <= ${fewReleases} as releases
), common_people as materialized (
  select ${commonSql('users', `${userWordsSql} ilike :pattern`)} as words
), one_by_one as materialized (
  select (select releases from few)
    and (:pattern !~ '[[:alnum:]]{3}' or (select words from common_people)) as asked
), ${searchedSql({
    areMore: `not (select releases from few) and (select words from common_people)
    and ${commonSql('releases', `${asked} and ${matchOneByOne}`)}`,
    found: `
    select ${keys(sort)} from releases
    where not (select asked from one_by_one) and ${asked} and ${matchSql(`user_id = any(array(${people}))`)}
    union all
    select ${keys(sort)} from releases where (select asked from one_by_one) and ${asked} and ${matchOneByOne}`,
    inOrder: inOrder(sort, matchOneByOne),
  })}${pageSql('(select total from counted)', 'select * from either', orderSql(sort))}`,
  { isPrepared: false },
);
