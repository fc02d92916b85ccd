import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { now } from '../clock';
import type { Config } from '../config';
import { inTransaction } from '../database/database';
import type { JobContext, JobPlan } from '../jobs/job';
import type { JobName } from '../jobs/jobs';
import { jobDatabase, jobSchema } from '../jobs/queue';
import type { Ports } from '../ports/ports';
import { jobNames, runJob, schedule } from './schedule';

type WorkerParts = { config: Config; ports: Ports; logger: Logger };

/** Seconds between two looks for jobs that a killed worker left unfinished. */
const maintenanceEvery = 15;

type Failed = { id: string; error: unknown };

/**
 * Does jobs of one kind, and marks them as done at once, lest a crash has them done again. When one of several fails,
 * each is done alone. Answers those that failed.
 */
const doJobs = async (
  boss: PgBoss,
  name: JobName,
  jobs: readonly PgBoss.Job<unknown>[],
  context: JobContext,
): Promise<Failed[]> => {
  const ids = jobs.map(({ id }) => id);
  const log = context.log.child({ job: name, jobIds: ids });
  const { together }: JobPlan<never> = schedule[name];
  const work = async (): Promise<void> => {
    for (const { data } of jobs) await runJob(name, data, { ...context, log });
    await boss.complete(name, ids);
  };
  try {
    await (together === undefined ? work() : inTransaction(work));
    log.info('Done');
    return [];
  } catch (error) {
    if (jobs.length > 1)
      return (await Promise.all(jobs.map((job) => doJobs(boss, name, [job], context)))).flat();
    log.error({ err: error }, 'The job failed');
    return ids.map((id) => ({ id, error }));
  }
};

const takeWork = async (
  boss: PgBoss,
  name: JobName,
  { config, ports, logger: log }: WorkerParts,
): Promise<void> => {
  const { pollingSeconds, atOnce = 1, together = 1, afterwards }: JobPlan<never> = schedule[name];
  const context = (): JobContext => ({ ports, config, log, now: now() });
  const worker = await boss.work(
    name,
    { pollingIntervalSeconds: pollingSeconds, batchSize: atOnce },
    async (jobs) => {
      // More may wait: it looks again without waiting for its next turn.
      boss.notifyWorker(worker);
      const groups = Array.from({ length: Math.ceil(jobs.length / together) }, (_, at) =>
        doJobs(boss, name, jobs.slice(at * together, (at + 1) * together), context()),
      );
      const failed = (await Promise.all(groups)).flat();
      if (jobs.length < atOnce) await afterwards?.(context());
      // As the last: a job that another worker tries again meanwhile would count as done when this function ends.
      for (const { id, error } of failed) await boss.fail(name, id, error as object);
    },
  );
};

const keepTime = async (boss: PgBoss): Promise<void> => {
  const kept = new Set((await boss.getSchedules()).map(({ name }) => name));
  for (const name of jobNames) {
    const { cron }: JobPlan<never> = schedule[name];
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    else if (kept.has(name)) await boss.unschedule(name);
  }
};

/** A worker that takes jobs from the queue. */
export type JobWorker = {
  /** Whether it has asked the queue for work, or looked after it, lately. */
  isLooking: () => boolean;
  /** What runs may finish for `milliseconds`. */
  stop: (milliseconds: number) => Promise<void>;
};

/** Takes jobs from the queue until it is stopped. */
export const startJobWorker = async (parts: WorkerParts): Promise<JobWorker> => {
  let lookedAt = performance.now();
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await jobDatabase.executeSql(text, values);
        lookedAt = performance.now();
        return result;
      },
    },
    schema: jobSchema,
    migrate: false,
    maintenanceIntervalSeconds: maintenanceEvery,
  });
  boss.on('error', (error) => parts.logger.error({ err: error }, 'The queue has a problem'));
  await boss.start();
  await keepTime(boss);
  for (const name of jobNames) await takeWork(boss, name, parts);
  return {
    isLooking: () => performance.now() - lookedAt < 4 * maintenanceEvery * 1000,
    stop: (milliseconds) => boss.stop({ graceful: true, wait: true, timeout: milliseconds }),
  };
};
