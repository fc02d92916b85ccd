import { deskArrivals, deskDecisions, EASTERN } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';

const listed = (actions: readonly string[]): string => actions.map((action) => `'${action}'`).join(', ');
const { approved, held, refused, passedUp } = deskDecisions;
const decisions = listed([...approved, ...held, ...refused]);

/** The Monday of the week of an instant. */
const weekOf = (column: string): string =>
  `to_char(date_trunc('week', ${column} at time zone '${EASTERN}'), 'YYYY-MM-DD')`;

/** Moves `m` of the period that are among these, by the index of decisions. */
const movesOf = (actions: string): string =>
  `release_moves m where m.created_at >= :from::timestamptz and m.created_at <= :now::timestamptz and m.action in (${actions})`;

/** The weeks of the period by their Mondays, the oldest first, and the instant at which it begins. */
export const figurePeriod = statement('desk-figure-period')`
with present as (select date_trunc('week', :now::timestamptz at time zone '${EASTERN}') as monday)
select (monday - make_interval(weeks => :weeks::integer - 1)) at time zone '${EASTERN}' as "from!",
  array(select to_char(monday - make_interval(weeks => n), 'YYYY-MM-DD')
    from generate_series(:weeks::integer - 1, 0, -1) n) as "weeks!"
from present`;

/** Each first decision since the release came, with the hours that it took. */
const waits = `
select m.distribution_id, ${weekOf('m.created_at')} as week,
  extract(epoch from m.created_at - came.created_at) / 3600 as hours
from (select * from ${movesOf(decisions)}) m cross join lateral (
  select before.action, before.created_at from release_moves before
  where before.distribution_id = m.distribution_id and before.release_move_id < m.release_move_id
    and before.action in (${listed(deskArrivals)}, ${decisions})
  order by before.release_move_id desc limit 1
) came
where came.action in (${listed(deskArrivals)})`;

const hours = (share: number): string =>
  `round((percentile_cont(${share}) within group (order by hours))::numeric, 1)::float8`;

/** Of each week, and of all under null. */
export const waitingTimes = statement('desk-waiting-times', { isPrepared: false })`
select week, count(*)::integer as "decided!", ${hours(0.5)} as "medianHours!", ${hours(0.9)} as "slowestTenthHours!"
from (${waits}) waited group by grouping sets ((week), ()) having count(*) > 0`;

/** Those that are at the desk still, or were published. */
export const longestWaits = statement('desk-longest-waits', { isPrepared: false })`
select r.distribution_id as "distributionId", r.prweb_press_release_id as "prwebPressReleaseId", r.headline,
  round(waited.hours::numeric, 1)::float8 as "hours!"
from (${waits}) waited join releases r on r.distribution_id = waited.distribution_id
where r.state not in (${statesSql('DraftMode', 'Deleted')})
order by waited.hours desc, r.distribution_id limit 10`;

/** Holds by what their customers were told, without the words of the release that it was about. */
export const holdReasonCounts = statement('desk-hold-reason-counts', { isPrepared: false })`
select left(regexp_replace(reason, ' \\(“.*”\\)$', ''), 500) as "reason!", count(distinct m.release_move_id)::integer as "holds!"
from ${movesOf(listed(held)).replace(' m where', ' m cross join lateral unnest(m.reasons) reason where')}
group by 1 order by 2 desc, 1 limit 20`;

export const holdCount = statement('desk-hold-count', { isPrepared: false })`
select count(*)::integer as "holds!" from ${movesOf(listed(held))}`;

const counted = (actions: readonly string[]): string =>
  `count(*) filter (where m.action in (${listed(actions)}))::integer`;

/** Who did it is known by their own login, also in a colleague's place. */
export const editorDecisions = statement('desk-editor-decisions', { isPrepared: false })`
select coalesce(left(u.first_name || ' ' || u.last_name, 101), made.login) as "name!", login, week as "week!",
  approved as "approved!", held as "held!", refused as "refused!", passed_up as "passedUp!"
from (
  select m.actor_name as login, ${weekOf('m.created_at')} as week, ${counted(approved)} as approved,
    ${counted(held)} as held, ${counted(refused)} as refused, ${counted(passedUp)} as passed_up
  from ${movesOf(`${decisions}, ${listed(passedUp)}`)} group by 1, 2
) made left join users u on u.okta_login = made.login
order by lower(coalesce(left(u.first_name || ' ' || u.last_name, 101), made.login)), login, week limit 5000`;
