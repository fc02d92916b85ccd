import PgBoss from 'pg-boss';
import { jobNames, runJob } from '../app/schedule';
import { execute } from '../platform/database/database';
import { now } from '../platform/settings/clock';
import type { Config } from '../platform/settings/config';
import type { JobName } from '../platform/jobs/jobs';
import { jobDatabase, jobSchema } from '../platform/jobs/queue';
import { createLogger } from '../platform/logging/logger';
import type { Ports } from '../platform/ports/ports';

export type JobRun = { name: JobName; payload: unknown; error: unknown };

/** Queues that have a job which may be fetched now or, with `early`, later: the worker's own question leaves those out. */
const queuesWithJobs = async (): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await execute<{ name: string }>(
        `select distinct name from ${jobSchema}.job where state in ('created', 'retry')`,
      )
    ).map(({ name }) => name),
  );

/** Until none is left. One that fails stays in the queue; those whose time has not come run only with `early`.
 * With `twice` each runs again, as after a crash before it was noted as done. */
export const runJobs = async (
  { config, ports }: { config: Config; ports: Ports },
  { early = false, twice = false }: { early?: boolean; twice?: boolean } = {},
): Promise<JobRun[]> => {
  const boss = new PgBoss({
    db: jobDatabase,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  const log = createLogger(config.logLevel, 'test-worker');
  const runs: JobRun[] = [];
  let waiting = await queuesWithJobs();
  for (let found = true; found;) {
    found = false;
    for (const name of jobNames) {
      // Asking all of them each time took a quarter of the time of a test that has many jobs done.
      if (!waiting.has(name)) continue;
      const jobs = await boss.fetch<object>(name, { batchSize: 20, ignoreStartAfter: early });
      for (const { id, data } of jobs) {
        found = true;
        const run = () => runJob(name, data, { ports, config, log, now: now() });
        const error = await (twice ? run().then(run) : run()).then(
          () => null,
          (reason: unknown) => reason ?? new Error('failed'),
        );
        runs.push({ name, payload: data, error });
        await (error === null
          ? boss.complete(name, id)
          : boss.fail(name, id, { message: error instanceof Error ? error.message : 'failed' }));
      }
      if (jobs.length > 0) waiting = await queuesWithJobs();
    }
    if (early && runs.some(({ error }) => error !== null)) break;
  }
  return runs;
};
