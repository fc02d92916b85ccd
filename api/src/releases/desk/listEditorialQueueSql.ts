import { cappedCountSql, commonSql, searchedSql, pageRowsSql } from '../../platform/call/listPage';
import { overdueSql, releaseDateSql, stateNameSql } from '../lifecycle/releaseSql';
import { claimOf, deskDueSql, dueSql } from './deskSql';
import { instantSql } from '../../platform/database/instantSql';
import { statement, variants } from '../../platform/database/statement';
import { likeLowerSql, likeSql, type Search } from '../../platform/call/searchText';
import { ownerLikeSql, userWordsSql } from '../../people/users/userSql';

const sortColumns = {
  releaseDate: 'release_date',
  submittedDate: 'submitted_date',
  headline: 'lower(headline)',
  prwebPressReleaseId: 'prweb_press_release_id',
  dueDate: deskDueSql,
} as const;

export type QueueSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

export const sorts = {
  by: ['releaseDate', 'submittedDate', 'headline', 'prwebPressReleaseId', 'dueDate'],
  direction: ['asc', 'desc'],
} as const;

export const orderSql = ({ direction }: QueueSort): string =>
  `sort_key ${direction}, distribution_id ${direction}`;

/** What an index has, so that rows before the page are not read. */
export const keys = ({ by }: QueueSort): string => `distribution_id, ${sortColumns[by]} as sort_key`;

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
  ${dueSql('r')} as "dueDate",
  claim.name as "claimedBy",
  coalesce(claim.user_id = :me::integer, false) as "isClaimedByMe",
  u.first_name || ' ' || u.last_name as "customerName",
  u.organization`;

/** The page is found first; each of its rows and their customers are looked up by the index (`limit` keeps it so). */
export const pageSql = (total: string, found: string, order: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${columns}
      from (${found} order by ${order} limit :limit::integer offset :offset::integer) keys
      cross join lateral (select * from releases where distribution_id = keys.distribution_id limit 1) r
      cross join lateral (select * from users where user_id = r.user_id limit 1) u
      left join lateral ${claimOf('r.distribution_id')} claim on true
      order by ${order.replace('distribution_id', 'keys.distribution_id')}`)} as "rows!"`;

/** Each state is read in the order of its index, and only as far as the page needs. */
export const inOrder = (sort: QueueSort, condition = 'true'): string => `
  select waiting.* from unnest(:states::smallint[]) as asked (state)
  cross join lateral (
    select ${keys(sort)} from releases where state = asked.state and ${condition}
    order by ${orderSql(sort)} limit :limit::integer + :offset::integer
  ) waiting`;

export const asked = 'state = any(:states::smallint[])';

/** One page of the queue: the releases in these states. */
export const queueList = variants('editorial-queue', sorts, (sort) =>
  pageSql(cappedCountSql(`select 1 from releases where ${asked}`), inOrder(sort), orderSql(sort)),
);

/** By headline in lower case: with the index that has it, nothing of the release itself is read. */
const named = `(${likeLowerSql('lower(headline)')} or prweb_press_release_id = :number?::integer)`;

export const matchOneByOne = `(${named} or ${ownerLikeSql('releases')})`;

const ofUser = `user_id = :userId::integer and ${asked} and (:pattern?::text is null or ${matchOneByOne})`;

/** One page of the releases of a user; of those that are searched for unless the pattern is null. */
export const queueOfUser = variants('queue-of-user', sorts, (sort) =>
  pageSql(
    cappedCountSql(`select 1 from releases where ${ofUser}`),
    `select ${keys(sort)} from releases where ${ofUser}`,
    orderSql(sort),
  ),
);

const people = `select user_id from users where ${likeSql(userWordsSql)}`;

/** The releases of so many people are looked up by their ids. */
const fewPeople = 1_000;

export const queuePeople = statement('queue-people', { isPrepared: false })`
select array(${people} limit ${fewPeople + 1}) as "people!"`;

/** The customers that a search means; null when they are more than a few. They are read before: the search is then planned for them. */
export const customersMeant = async ({ pattern, atWord }: Search): Promise<number[] | null> => {
  const { people: meant } = await queuePeople.one({ pattern, atWord });
  return meant.length > fewPeople ? null : meant;
};

const searched = (sort: QueueSort, searchSql: string): string =>
  `with ${searchSql}${pageSql('(select total from counted)', 'select * from either', orderSql(sort))}`;

/**
 * One page of those whose headline is like what is searched for, whose number it is, or whose customer is one of a few
 * people. What is found by its headline is left out of the releases of people.
 */
export const queueSearch = variants(
  'queue-search',
  sorts,
  (sort) =>
    searched(
      sort,
      searchedSql({
        found: `
    select ${keys(sort)} from releases where ${asked} and ${named}
    union all
    select ${keys(sort)} from releases where user_id = any(:people::integer[]) and ${asked} and ${named} is not true`,
        inOrder: inOrder(sort, `(${named} or user_id = any(:people::integer[]))`),
      }),
    ),
  { isPrepared: false },
);

/** So many releases are sooner asked for their customers one by one than very many people are collected. */
const fewReleases = 20_000;

/** The same where a search means more people than a few: releases are asked one by one, unless there are too many of these as well. */
export const queueSearchOfMany = variants(
  'queue-search-of-many',
  sorts,
  (sort) =>
    searched(
      sort,
      `few as materialized (
  select ${cappedCountSql(`select 1 from releases where ${asked}`, fewReleases)} <= ${fewReleases} as releases
), ${searchedSql({
        areMore: `not (select releases from few) and ${commonSql('users', likeSql(userWordsSql))}
    and ${commonSql('releases', `${asked} and ${matchOneByOne}`)}`,
        found: `
    select ${keys(sort)} from releases where (select releases from few) and ${asked} and ${matchOneByOne}
    union all
    select ${keys(sort)} from releases where not (select releases from few) and ${asked} and ${named}
    union all
    select ${keys(sort)} from (${people}) meant join releases using (user_id)
    where not (select releases from few) and ${asked} and ${named} is not true`,
        inOrder: inOrder(sort, matchOneByOne),
      })}`,
    ),
  { isPrepared: false },
);
