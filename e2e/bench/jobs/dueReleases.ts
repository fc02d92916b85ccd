import type { Database } from '../../harness/database';
import { demo } from '../../harness/people';
import { soon } from './report';

/**
 * Makes releases of $1 that are approved and due at $3, so many as $2, for the journalists of the lists $4, with the jobs that approving
 * them queues, and among those so many as $5 that nobody can do. Answers the first of their numbers.
 */
const dueReleasesSql = `
with made as (
  insert into releases (user_id, saved_by, state, package, headline, summary, city_state, body, submitted_date, release_date, cjl_selected)
  select user_id, user_id, 3, '200', 'Harbor Robotics opens plant ' || n, 'A retooled shipyard.', 'BALTIMORE',
    '<p>Harbor Robotics today.</p>', now(), $3::timestamptz, $4::integer[]
  from users, generate_series(1, $2::integer) n where email = $1
  returning distribution_id
), jobs_of as (
  select jsonb_build_object('distributionId', distribution_id) as data from made
  union all select '{"distributionId": "poison"}' from generate_series(1, $5::integer)
), queued as (
  insert into jobs.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter, policy)
  select name, data, $3::timestamptz, retry_limit, retry_delay, retry_backoff, make_interval(secs => expire_seconds), dead_letter, policy
  from jobs_of, jobs.queue where name = 'publish-release'
)
select min(distribution_id) as first from made`;

/** Releases that become due at one moment, and what is counted of them. */
export interface Due {
  at: Date;
  first: number;
  published: () => Promise<number>;
  /** How many of them were not published just once, as their history says. */
  notJustOnce: () => Promise<number>;
  /** How many of their customers were mailed. */
  mailed: () => Promise<number>;
}

export async function plantDue(
  database: Database,
  count: number,
  { lists = [], poisoned = 0 }: { lists?: readonly number[]; poisoned?: number } = {},
): Promise<Due> {
  const at = soon();
  const { first } = await database.row<{ first: number }>(
    dueReleasesSql,
    demo('customer').email,
    count,
    at,
    lists,
    poisoned,
  );
  const last = first + count - 1;
  const counted = (sql: string) => async () =>
    (await database.row<{ count: number }>(`select count(*)::integer as count from ${sql}`, first, last))
      .count;
  return {
    at,
    first,
    published: counted('releases where distribution_id between $1 and $2 and state = 4'),
    notJustOnce: counted(
      `(select from release_moves where distribution_id between $1 and $2 and action = 'publish'
        group by distribution_id having count(*) <> 1) twice`,
    ),
    mailed: counted(
      `jobs.job join release_moves on release_move_id = (data ->> 'releaseMoveId')::integer
        where name = 'mail-release-move' and jobs.job.state = 'completed' and distribution_id between $1 and $2`,
    ),
  };
}
