import { type CallData, EASTERN, statesInReview, statesOnHoldForCustomer } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const held = statesSql(...statesOnHoldForCustomer);
const submitted = statesSql('PendingEditorialReview');
const approved = statesSql('PendingDistribution');

const dayOf = (column: string): string => `(${column} at time zone '${EASTERN}')::date`;
/** The instant at which a day begins. */
const beginOf = (day: string): string => `((${day})::timestamp at time zone '${EASTERN}')`;

/**
 * The figures as one row of JSON. What is summed is read by the index of its date, from the
 * first day on.
 */
export const overview = statement('overview')`
with today as (select ${dayOf(':now::timestamptz')} as day),
first as materialized (select ${beginOf('day - 29')} as at from today),
moved as (
  select ${dayOf('created_at')} as day,
    count(*) filter (where to_state = ${submitted})::integer as submissions,
    count(*) filter (where to_state in (${held}))::integer as holds
  from release_moves where created_at >= (select at from first) and created_at <= :now group by 1
), sold as (
  select ${dayOf('created_date')} as day, sum(total_cents) as cents,
    sum(total_cents) filter (where purpose = 'bundle') as bundle_cents
  from orders where created_date >= (select at from first) and created_date <= :now group by 1
), leaving as (
  select ${dayOf('release_date')} as day, count(*)::integer as releases from releases, today
  where state = ${approved} and release_date >= ${beginOf('today.day')} and release_date < ${beginOf('today.day + 7')}
  group by 1
)
select
  (select json_agg(json_build_object(
      'day', day, 'submissions', coalesce(submissions, 0), 'holds', coalesce(holds, 0),
      'revenue', ${dollarsSql('coalesce(cents, 0)')},
      'bundleSales', ${dollarsSql('coalesce(bundle_cents, 0)')}) order by day)
    from (select today.day - n as day from today, generate_series(0, 29) n) days
    left join moved using (day) left join sold using (day)) as "days!",
  (select json_agg(json_build_object('day', day, 'releases', coalesce(releases, 0)) order by day)
    from (select today.day + n as day from today, generate_series(0, 6) n) days
    left join leaving using (day)) as "due!",
  (select count(*)::integer from releases where state in (${held})) as "onHold!",
  (select count(*)::integer from releases
    where state in (${statesSql(...statesInReview)}) and release_date < :now) as "overdue!"`.as<
  Pick<CallData<'getOverview'>, 'days' | 'due'>
>();
