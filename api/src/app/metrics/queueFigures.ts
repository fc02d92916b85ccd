import { Gauge } from 'prom-client';
import type { Logger } from 'pino';
import { poolState } from '../../platform/database/database';
import { distributionWorks } from '../../platform/jobs/distribution';
import { registry } from '../../platform/metrics/figures';
import { inTime } from '../../platform/ports/patience';
import { listQueues } from '../admin/listQueues';
import { lastBackup } from '../backup/lastBackup';
import { jobNames } from '../schedule';

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const pool = gauge(
  'dispatch_pool_connections',
  'Connections to the database: open, used, and callers that wait',
  ['state'],
);
const database = gauge('dispatch_database_up', 'Whether the database answers: 1 or 0');
const queue = gauge('dispatch_queue_jobs', 'Jobs by queue: waiting, running, retrying, failed', [
  'job',
  'state',
]);
const oldest = gauge('dispatch_queue_oldest_seconds', 'How long the oldest job that may run has waited', [
  'job',
]);
const worker = gauge(
  'dispatch_worker_up',
  'Whether any worker has given a sign of life for half a minute: 1 or 0',
);
const backup = gauge(
  'dispatch_backup_timestamp_seconds',
  'When dispatch-admin backup made the last one; 0 for never',
);

const readDatabase = async (now: Date): Promise<void> => {
  const [queues, { worker: works }, last] = await Promise.all([
    listQueues(),
    distributionWorks(now),
    lastBackup(),
  ]);
  const byName = new Map(queues.map((found) => [found.name, found]));
  for (const job of jobNames) {
    const {
      waiting = 0,
      running = 0,
      retrying = 0,
      failed = 0,
      oldest: since = null,
    } = byName.get(job) ?? {};
    for (const [state, count] of Object.entries({ waiting, running, retrying, failed }))
      queue.set({ job, state }, count);
    oldest.set({ job }, since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000));
  }
  worker.set(works ? 1 : 0);
  backup.set(last === null ? 0 : last.at.getTime() / 1000);
};

/** Reads what is not counted as it happens, before the figures are told. A database that is away is a figure itself. */
export const readFigures = async (now: Date, log: Logger): Promise<void> => {
  const { size, using, waiting } = poolState();
  for (const [state, count] of Object.entries({ open: size, used: using, waiting }))
    pool.set({ state }, count);
  try {
    await inTime(readDatabase(now));
    database.set(1);
  } catch (error) {
    log.warn({ err: error }, 'The database does not tell its figures');
    database.set(0);
  }
};
