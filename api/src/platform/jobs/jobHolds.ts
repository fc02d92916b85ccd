import { randomUUID } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { inTransaction } from '../database/database';
import { statement } from '../database/statement';
import { JobLost, type JobRun, type WorkerLife } from './workerLife';

type Job = PgBoss.Job<unknown>;

/** A job that kills each worker that does it: it ends in the list of failed ones. */
const mostLosses = 3;

const jobHoldsTake = statement('job-holds-take')`
insert into job_holds (job_id, name, worker, run) select id, :name, :worker, :id from unnest(:run::uuid[]) id
       on conflict (job_id) do update set worker = excluded.worker, run = excluded.run`;

/** Takes the next jobs of a kind in one transaction with the note of who has them. Null when none waits. */
export const takeJobs = (
  boss: PgBoss,
  name: string,
  atOnce: number,
  { name: worker }: WorkerLife,
): Promise<{ run: JobRun; jobs: Job[] } | null> =>
  inTransaction(async () => {
    const jobs = await boss.fetch<unknown>(name, { batchSize: atOnce });
    if (jobs.length === 0) return null;
    const run = { id: randomUUID(), isOver: false };
    await jobHoldsTake.run({ run: jobs.map(({ id }) => id), name, worker, id: run.id });
    return { run, jobs };
  });

const jobHoldsEnd = statement('job-holds-end')`
delete from job_holds where job_id = any(:ids::uuid[]) and run = :id and worker is not null returning job_id`;

const letGo = async (run: JobRun, ids: readonly string[]): Promise<boolean> => {
  const held = await jobHoldsEnd.all({ ids, id: run.id });
  return held.length === ids.length;
};

/** Marks jobs of a run as done. Throws JobLost, and marks none, when one of them is another worker's by now. */
export const completeHeld = (boss: PgBoss, name: string, run: JobRun, ids: string[]): Promise<void> =>
  inTransaction(async () => {
    if (!(await letGo(run, ids))) throw new JobLost();
    await boss.complete(name, ids);
  });

/** Marks a job of a run as failed; one that is another worker's by now is left to it. */
export const failHeld = (
  boss: PgBoss,
  name: string,
  run: JobRun,
  id: string,
  error: unknown,
): Promise<void> =>
  inTransaction(async () => {
    if (await letGo(run, [id])) await boss.fail(name, id, error as object);
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
