/**
 * The jobs that a worker has taken, in the same transaction as it took them. A worker that dies loses its row in
 * `worker_heartbeat`, and with it what it holds: another puts that back. `run` is of one taking; null once it is put
 * back. `losses` counts the workers that died with the job.
 */
export const migration = {
  name: '0044-job-holds',
  sql: `
create table job_holds (
  job_id uuid primary key,
  name text not null,
  worker text references worker_heartbeat on delete set null,
  run uuid,
  losses smallint not null default 0
);
create index job_holds_of_worker on job_holds (worker);
`,
};
