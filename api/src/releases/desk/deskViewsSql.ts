import {
  type ReleaseState,
  statesAwaitingCustomer,
  statesInReview,
  statesUndecided,
} from '@dispatch/contract';
import { cappedCountSql, searchedSql } from '../../platform/call/listPage';
import { statement, variants } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { deskDueSql } from './deskSql';
import { asked, inOrder, keys, matchOneByOne, orderSql, pageSql, sorts } from './listEditorialQueueSql';

const free = 'not exists (select from release_claims c where c.distribution_id = releases.distribution_id)';
const mine = `releases.distribution_id = any(array(select distribution_id from release_claims where user_id = :me::integer))`;
const due = `${deskDueSql} <= (:dueUntil::timestamptz at time zone 'UTC')`;

const conditions = { mine, unclaimed: free, dueSoon: due };

const views = { view: ['mine', 'unclaimed', 'dueSoon'], ...sorts } as const;

/** All variants take the same, in the same order. */
const taken = ':me::integer is not null and :dueUntil::timestamptz is not null';

const searched = `(:userId?::integer is null or user_id = :userId) and (:pattern?::text is null or ${matchOneByOne})`;

/**
 * One page of a view of the desk: what the caller works on, what nobody does, or what is due soon; of those that are
 * searched for unless the pattern is null. Few are anybody's; what is free is read in its order, and so is what is due
 * where it is more than is counted.
 */
export const deskViewList = variants(
  'desk-view',
  views,
  ({ view, ...sort }) => {
    const condition = `${taken} and :now::timestamptz is not null and ${conditions[view]} and ${searched}`;
    const found = `select ${keys(sort)} from releases where ${asked} and ${condition}`;
    if (view === 'dueSoon')
      return `with ${searchedSql({ found, inOrder: inOrder(sort, condition) })}${pageSql('(select total from counted)', 'select * from either', orderSql(sort))}`;
    return pageSql(
      cappedCountSql(`select 1 from releases where ${asked} and ${condition}`),
      view === 'unclaimed' ? inOrder(sort, condition) : found,
      orderSql(sort),
    );
  },
  { isPrepared: false },
);

/** The ids of all of a view that are searched for, in the order of the list: what its file has. */
export const deskViewIds = variants(
  'desk-view-ids',
  { ...sorts, view: [...views.view, 'all'] },
  ({ view, ...sort }) => `
select array(select distribution_id from (
  select ${keys(sort)} from releases where ${asked} and ${taken} and ${searched}
    and ${view === 'all' ? 'true' : conditions[view]}
) found order by ${orderSql(sort)}) as "ids!"`,
  { isPrepared: false },
);

const counted = (condition: string): string => cappedCountSql(`select 1 from releases where ${condition}`);
const inStates = (states: readonly ReleaseState[]): string => `state in (${statesSql(...states)})`;

/** How many there are in each view of the desk, each no further than lists count. */
export const deskCounts = statement('desk-counts')`
select json_build_object(
  'mine', ${counted(`${mine} and ${inStates(statesUndecided)}`)},
  'unclaimed', ${counted(`${free} and ${inStates(statesInReview)}`)},
  'passedUp', ${counted(inStates(['PendingSeniorReview']))},
  'awaitingCustomer', ${counted(inStates(statesAwaitingCustomer))},
  'dueSoon', ${counted(`${due} and ${inStates(statesInReview)}`)}
)::text as "counts!"`;
