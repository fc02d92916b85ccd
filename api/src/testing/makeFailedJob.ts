import PgBoss from 'pg-boss';
import type { JobName, JobPayloads } from '../platform/jobs/jobs';
import { jobDatabase, jobSchema } from '../platform/jobs/queue';

type How = { error?: string; triesLeft?: number };

/** Queues a job and lets it fail, for the last time unless it has tries left. Answers its id in the list of failed ones. */
export const makeFailedJob = async <Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  { error = 'connect ECONNREFUSED', triesLeft = 0 }: How = {},
): Promise<string> => {
  const boss = new PgBoss({
    db: jobDatabase,
    schema: jobSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  const id = (await boss.send(name, payload, { retryLimit: triesLeft, retryDelay: 600 })) ?? '';
  await boss.fail(name, id, new Error(error));
  if (triesLeft > 0) return id;
  const { rows } = await jobDatabase.executeSql(
    'select id from jobs.job where name = $1 order by created_on desc limit 1',
    [`${name}-dead`],
  );
  return (rows as { id: string }[])[0]?.id ?? '';
};
