import { randomUUID } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { inTransaction } from '../database/database';
import { statement } from '../database/statement';
import { isUniqueViolation } from '../database/sqlState';
import { jobSchema } from './queue';
import { JobLost, type JobRun, type WorkerLife } from './workerLife';

/** A job that kills each worker that does it: it ends in the list of failed ones. */
const mostLosses = 3;

/**
 * In the order of pg-boss, with two differences: of a `stately` queue a job whose key runs already is passed over (pg-boss would take
 * none at all, so that one that is slow kept all others waiting), and the note of who has them is in the same statement.
 */
const jobsTake = statement('jobs-take')`
with next as (
  select id, coalesce(singleton_key, '') as key, policy, priority, created_on from ${jobSchema}.job waiting
   where name = :name and state < 'active' and start_after < now()
     and (policy is distinct from 'stately' or not exists (
       select from ${jobSchema}.job running
        where running.name = :name and running.policy = 'stately' and running.state = 'active'
          and coalesce(running.singleton_key, '') = coalesce(waiting.singleton_key, '')))
   order by priority desc, created_on, id limit :count for update skip locked
), one_of_a_key as (
  select *, policy = 'stately' and row_number() over (partition by key order by priority desc, created_on, id) > 1 as waits from next
), asked as (
  select id, row_number() over (order by priority desc, created_on, id) as place from one_of_a_key where waits is not true
), taken as (
  update ${jobSchema}.job j set state = 'active', started_on = now(),
    retry_count = case when started_on is null then retry_count else retry_count + 1 end
  from asked where j.name = :name and j.id = asked.id
  returning j.id, j.data, asked.place
), held as (
  insert into job_holds (job_id, name, worker, run)
  select id, :name, :worker, (:runs::uuid[])[1 + (place - 1) / :together::integer] from taken
  on conflict (job_id) do update set worker = excluded.worker, run = excluded.run
)
select id, data from taken order by place`;

/** A job, as far as a worker has to know it. */
export type Job = { id: string; data: unknown };

/** Jobs that are done together, and their run. */
export type TakenJobs = { run: JobRun; jobs: readonly Job[] };

/** Takes the next jobs of a kind, at most `count`, with the note of who has them, in groups of `together`. */
export const takeJobs = async (
  name: string,
  { count, together }: { count: number; together: number },
  { name: worker }: WorkerLife,
): Promise<TakenJobs[]> => {
  const runs = Array.from({ length: Math.ceil(count / together) }, () => randomUUID());
  try {
    const jobs = await jobsTake.all({ name, count, together, worker, runs });
    return runs
      .map((id, at) => ({
        run: { id, isOver: false },
        jobs: jobs.slice(at * together, (at + 1) * together),
      }))
      .filter((group) => group.jobs.length > 0);
  } catch (error) {
    // Another worker has just taken a job of the same key.
    if (isUniqueViolation(error)) return [];
    throw error;
  }
};

const jobHoldsEnd = statement('job-holds-end')`
delete from job_holds where job_id = :id and run = :run and worker is not null returning job_id`;

const jobsComplete = statement('jobs-complete')`
with mine as (
  select job_id from job_holds where job_id = any(:ids::uuid[]) and run = :run and worker is not null for update
), held as (
  delete from job_holds where job_id in (select job_id from mine) and (select count(*) from mine) = cardinality(:ids::uuid[])
  returning job_id
), done as (
  update ${jobSchema}.job set completed_on = now(), state = 'completed', output = null
   where name = :name and id in (select job_id from held) and state = 'active'
)
select count(*)::integer as "count!" from held`;

/** Marks jobs of a run as done. Throws JobLost, and marks none, when one of them is another worker's by now. */
export const completeHeld = async (name: string, run: JobRun, ids: readonly string[]): Promise<void> => {
  const { count } = await jobsComplete.one({ name, run: run.id, ids });
  if (count < ids.length) throw new JobLost();
};

/** Marks a job of a run as failed; one that is another worker's by now is left to it. */
export const failHeld = (
  boss: PgBoss,
  name: string,
  run: JobRun,
  id: string,
  error: unknown,
): Promise<void> =>
  inTransaction(async () => {
    if ((await jobHoldsEnd.maybe({ id, run: run.id })) !== undefined)
      await boss.fail(name, id, error as object);
  });

/** Nobody's: its worker is dead, or has stopped before it was done. */
const jobHoldsLost = statement('job-holds-lost')`
update job_holds set run = null, losses = losses + 1
 where job_id in (
   select job_id from job_holds where worker is null and run is not null for update skip locked)
returning job_id as id, name, losses`;

/** A queue of which one job may wait for its next try keeps the one that waits already. */
const jobsPutBack = statement('jobs-put-back')`
update jobs.job j set start_after = now(), started_on = null, output = :output::jsonb,
  state = case when policy = 'stately' and exists (
    select from jobs.job other where other.name = j.name and other.state = 'retry'
      and coalesce(other.singleton_key, '') = coalesce(j.singleton_key, ''))
    then 'cancelled'::jobs.job_state else 'retry'::jobs.job_state end
where id = any(:id::uuid[]) and state = 'active'`;

const jobHoldsForget = statement('job-holds-forget')`
delete from job_holds h where run is null and not exists (
  select from jobs.job j where j.id = h.job_id and j.name = h.name and j.state < 'completed')`;

const jobsOutOfTries = statement('jobs-out-of-tries')`
update jobs.job set retry_count = retry_limit where id = any(:id::uuid[])`;

const heartbeatBury = statement('heartbeat-bury')`
delete from worker_heartbeat where beaten_at < now() - make_interval(secs => :deadAfter) and worker <> :name`;

/**
 * Puts back what dead workers held, to be done at once; a job that has cost several workers their lives fails. Answers
 * the names of the jobs.
 */
export const takeBackLost = (boss: PgBoss, life: WorkerLife): Promise<string[]> =>
  inTransaction(async () => {
    if (life.knowsTheDead) await heartbeatBury.run({ deadAfter: life.deadAfter / 1000, name: life.name });
    const lost = await jobHoldsLost.all();
    if (lost.length === 0) return [];
    const ids = (isDeadly: boolean) =>
      lost.filter(({ losses }) => losses >= mostLosses === isDeadly).map(({ id }) => id);
    const message = 'The worker ended while it did this job.';
    await jobsPutBack.run({ id: ids(false), output: JSON.stringify({ message }) });
    await jobsOutOfTries.run({ id: ids(true) });
    for (const { id, name, losses } of lost) if (losses >= mostLosses) await boss.fail(name, id, { message });
    await jobHoldsForget.run();
    return lost.map(({ name }) => name);
  });
