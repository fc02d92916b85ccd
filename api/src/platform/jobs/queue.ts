import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import { onConnection } from '../database/database';
import { currentTraceparent } from '../tracing/steps';
import type { JobName, JobPayloads } from './jobs';

/**
 * Runs pg-boss's statements through our pool, so that they join the current transaction. Those with values are few and
 * long: each is prepared, under the digest of its text.
 */
export const jobDatabase: PgBoss.Db = {
  executeSql: (text, values?: unknown[]) =>
    onConnection(async (connection) => {
      const name = values && createHash('sha256').update(text).digest('base64url');
      const result = await connection.query<Record<string, unknown>>({ name, text, values });
      return { rows: result.rows };
    }),
};

export const jobSchema = 'jobs';

/** Where the runs of a job end that failed once too often. */
export const deadLetters = (name: string): string => `${name}-dead`;

const sender = new PgBoss({
  db: jobDatabase,
  schema: jobSchema,
  migrate: false,
  supervise: false,
  schedule: false,
});

export type EnqueueOptions = {
  /** The moment before which it does not run. */
  startAfter?: Date;
  /** With a key, a second job of that key is not queued while the first one waits or runs. */
  singletonKey?: string;
};

/**
 * Queues a job. It joins the current transaction: it happens exactly when the change happens. Jobs run at least once
 * and are safe to run twice.
 */
export const enqueue = async <Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> => {
  const traceparent = currentTraceparent();
  await sender.send(name, traceparent === null ? payload : { ...payload, traceparent }, options);
};
