/**
 * Makes releases of $1 that are approved and due at $3, so many as $2, with the jobs that approving them queues.
 * Answers the first of their numbers.
 */
export const dueReleasesSql = `
with made as (
  insert into releases (user_id, saved_by, state, package, headline, summary, city_state, body, submitted_date, release_date)
  select user_id, user_id, 3, '200', 'Harbor Robotics opens plant ' || n, 'A retooled shipyard.', 'BALTIMORE',
    '<p>Harbor Robotics today.</p>', now(), $3::timestamptz
  from users, generate_series(1, $2::integer) n where email = $1
  returning distribution_id
), queued as (
  insert into jobs.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter, policy)
  select name, jsonb_build_object('distributionId', distribution_id), $3::timestamptz, retry_limit, retry_delay,
    retry_backoff, make_interval(secs => expire_seconds), dead_letter, policy
  from made, jobs.queue where name = 'publish-release'
)
select min(distribution_id) as first from made`;

/** How many from the number $1 on are published. */
export const publishedSql =
  'select count(*)::integer as count from releases where distribution_id >= $1 and state = 4';

/** How many of those were not published just once, as their history says. */
export const publishedTwiceSql = `
select count(*)::integer as count from (
  select from release_moves where distribution_id >= $1 and action = 'publish' group by distribution_id
  having count(*) <> 1
) twice`;

/** How many of their customers were mailed. */
export const mailsSentSql = `
select count(*)::integer as count from jobs.job
  join release_moves on release_move_id = (data ->> 'releaseMoveId')::integer
 where name = 'mail-release-move' and jobs.job.state = 'completed' and distribution_id >= $1`;
