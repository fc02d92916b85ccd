import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { now } from '../clock';
import type { Config } from '../config';
import type { Ports } from '../ports/ports';
import type { JobPlan } from './job';
import type { JobName } from './jobs';
import { jobDatabase, jobSchema } from './queue';
import { jobNames, runJob } from './runJob';
import { schedule } from './schedule';

type Surroundings = { config: Config; ports: Ports; logger: Logger };

/** Seconds between two looks for jobs that a killed worker left unfinished. */
const maintenanceEvery = 15;

const takeWork = async (
  boss: PgBoss,
  name: JobName,
  { config, ports, logger }: Surroundings,
): Promise<void> => {
  const { pollingSeconds }: JobPlan<never> = schedule[name];
  await boss.work(name, { pollingIntervalSeconds: pollingSeconds, batchSize: 1 }, async (jobs) => {
    for (const job of jobs) {
      const log = logger.child({ job: name, jobId: job.id });
      try {
        await runJob(name, job.data, { ports, config, log, now: now() });
        log.info('Done');
      } catch (error) {
        log.error({ err: error }, 'The job failed');
        throw error;
      }
    }
  });
};

const keepTime = async (boss: PgBoss): Promise<void> => {
  const kept = new Set((await boss.getSchedules()).map(({ name }) => name));
  for (const name of jobNames) {
    const { cron }: JobPlan<never> = schedule[name];
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: 'UTC' });
    else if (kept.has(name)) await boss.unschedule(name);
  }
};

/** Takes jobs from the queue until it is stopped. Answers how to stop: what runs may finish for `milliseconds`. */
export const startJobWorker = async (
  surroundings: Surroundings,
): Promise<(milliseconds: number) => Promise<void>> => {
  const boss = new PgBoss({
    db: jobDatabase,
    schema: jobSchema,
    migrate: false,
    maintenanceIntervalSeconds: maintenanceEvery,
  });
  boss.on('error', (error) => surroundings.logger.error({ err: error }, 'The queue has a problem'));
  await boss.start();
  await keepTime(boss);
  for (const name of jobNames) await takeWork(boss, name, surroundings);
  return (milliseconds) => boss.stop({ graceful: true, wait: true, timeout: milliseconds });
};
