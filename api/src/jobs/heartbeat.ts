import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { query } from '../database/database';

const every = 5_000;

const beat = async (worker: string): Promise<void> => {
  await query(
    'heartbeat-beat',
    `insert into worker_heartbeat (worker, beaten_at) values ($1, now())
     on conflict (worker) do update set beaten_at = excluded.beaten_at`,
    [worker],
  );
};

/** Says every few seconds that this worker lives. Answers how to stop; the worker then counts as gone at once. */
export const startHeartbeat = async (log: Logger): Promise<() => Promise<void>> => {
  const worker = `${hostname()}:${process.pid}`;
  await beat(worker);
  const timer = setInterval(() => {
    beat(worker).catch((error: unknown) => log.warn({ err: error }, 'The heartbeat was not written'));
  }, every);
  return async () => {
    clearInterval(timer);
    await query('heartbeat-end', 'delete from worker_heartbeat where worker = $1', [worker]);
  };
};
