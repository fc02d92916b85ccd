import { statement, variants } from '../../platform/database/statement';
import type { JobName, JobPayloads } from '../../platform/jobs/jobs';
import { deadLetters, enqueue } from '../../platform/jobs/queue';
import { jobNames } from '../schedule';

/** `failed` ones wait for staff; `retrying` ones are tried again by themselves. */
export type FailedState = 'failed' | 'retrying';

/** A job that has failed, as the queue keeps it. Dates are instants; `nextDate` is null when it waits for staff. */
export type FailedJob = {
  id: string;
  name: JobName;
  payload: Record<string, unknown>;
  attempts: number;
  failedDate: Date;
  nextDate: Date | null;
  error: string | null;
};

const byDeadLetters = new Map(jobNames.map((name) => [deadLetters(name), name]));
const dead = [...byDeadLetters.keys()];

const waitsForStaff = `name = any(:queues::text[]) and state = 'created'`;
const waitsForItsTurn = `name = any(:queues::text[]) and state = 'retry'`;

const errorSql = `coalesce(output ->> 'message', output -> 'value' ->> 'message')`;

/** What leads from a payload to the release and the order behind it. */
const behindSql = `
  jsonb_strip_nulls(jsonb_build_object(
    'distributionId', coalesce(
      (select distribution_id from release_moves where release_move_id = (data ->> 'releaseMoveId')::integer),
      (select distribution_id from payments where intent_id = data ->> 'intentId')),
    'orderId', (select order_id from payments where intent_id = data ->> 'intentId')
  )) || coalesce(data, '{}') as "payload!"`;

/** A dead letter keeps how often its job was tried again, and is as old as the last failure. */
const listSql: Record<FailedState, string> = {
  failed: `
    select id as "id!", name as "name!", ${behindSql}, retry_limit + 1 as "attempts!", created_on as "failedDate!",
      null::timestamptz as "nextDate", ${errorSql} as error
      from (select * from jobs.job where ${waitsForStaff} order by created_on desc, id limit :limit offset :offset) job
     order by created_on desc, id`,
  retrying: `
    select id as "id!", name as "name!", ${behindSql}, retry_count + 1 as "attempts!", coalesce(started_on, created_on) as "failedDate!",
      start_after as "nextDate", ${errorSql} as error
      from (select * from jobs.job where ${waitsForItsTurn} order by start_after, id limit :limit offset :offset) job
     order by start_after, id`,
};

const countSql: Record<FailedState, string> = {
  failed: `select count(*)::integer as "count!" from jobs.job where ${waitsForStaff}`,
  retrying: `select count(*)::integer as "count!" from jobs.job where ${waitsForItsTurn}`,
};

const by = { state: ['failed', 'retrying'] } as const;

const failedJobsCount = variants('failed-jobs-count', by, ({ state }) => countSql[state]);

const failedJobs = variants('failed-jobs', by, ({ state }) => listSql[state]);

const queues: Record<FailedState, readonly string[]> = { failed: dead, retrying: jobNames };

/** How many jobs have failed and wait for staff, or for their next try. */
export const countFailedJobs = async (state: FailedState): Promise<number> => {
  const { count } = await failedJobsCount({ state }).one({ queues: queues[state] });
  return count;
};

/** One page: newest first, of those that are tried again the next first. */
export const listFailed = async (
  state: FailedState,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailedJob[]> => {
  const rows = await failedJobs({ state })
    .as<{ name: JobName; payload: Record<string, unknown> }>()
    .all({ queues: queues[state], limit, offset });
  return rows.map((row) => ({ ...row, name: byDeadLetters.get(row.name) ?? row.name }));
};

type Taken = { name: JobName; payload: Record<string, unknown> };

const taken = ([row]: { name: string; data: Record<string, unknown> | null }[]): Taken | null =>
  row === undefined
    ? null
    : { name: byDeadLetters.get(row.name) ?? (row.name as JobName), payload: row.data ?? {} };

const failedJobTake = statement('failed-job-take')`
delete from jobs.job where ${waitsForStaff} and id = :id returning name, data`;

/** Takes a job off the list of those that wait for staff, so that nobody runs it. Null when it is not there. */
export const takeFailedJob = async (id: string): Promise<Taken | null> =>
  taken(await failedJobTake.all({ queues: dead, id }));

const failedJobRetry = statement('failed-job-retry')`
update jobs.job set start_after = now() where ${waitsForItsTurn} and id = :id and start_after > now()
         returning name, data`;

/** Has a failed job run again at once, with all its tries. Null when it is not there, or runs already. */
export const retryJob = async (id: string): Promise<Taken | null> => {
  const job = await takeFailedJob(id);
  if (job === null) return taken(await failedJobRetry.all({ queues: jobNames, id }));
  // With its own key: a queue that holds one waiting job a key would drop it beside another.
  await enqueue(job.name, job.payload as JobPayloads[JobName], { singletonKey: id });
  return job;
};
