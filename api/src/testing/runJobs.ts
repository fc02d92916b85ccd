import PgBoss from 'pg-boss';
import { jobNames, runJob } from '../app/schedule';
import { now } from '../platform/settings/clock';
import type { Config } from '../platform/settings/config';
import type { JobName } from '../platform/jobs/jobs';
import { jobDatabase, jobSchema } from '../platform/jobs/queue';
import { createLogger } from '../platform/logging/logger';
import type { Ports } from '../platform/ports/ports';

export type JobRun = { name: JobName; payload: unknown; error: unknown };

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
  for (let found = true; found;) {
    found = false;
    for (const name of jobNames) {
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
    }
    if (early && runs.some(({ error }) => error !== null)) break;
  }
  return runs;
};
