import { hostname } from 'node:os';
import type { Logger } from 'pino';
import { query } from '../database/database';
import { heartbeatLasts } from './distribution';

const every = 5_000;

const beat = async (worker: string): Promise<void> => {
  await query(
    'heartbeat-beat',
    `insert into worker_heartbeat (worker, beaten_at) values ($1, now())
     on conflict (worker) do update set beaten_at = excluded.beaten_at`,
    [worker],
  );
};

/** The heartbeat of this worker. */
export type Heartbeat = {
  /** Whether it was written lately: the database answers. */
  isHeard: () => boolean;
  /** The worker then counts as gone at once. */
  stop: () => Promise<void>;
};

/** Says every few seconds that this worker lives. */
export const startHeartbeat = async (log: Logger): Promise<Heartbeat> => {
  const worker = `${hostname()}:${process.pid}`;
  await beat(worker);
  let heardAt = performance.now();
  const timer = setInterval(() => {
    beat(worker).then(
      () => {
        heardAt = performance.now();
      },
      (error: unknown) => log.warn({ err: error }, 'The heartbeat was not written'),
    );
  }, every);
  return {
    isHeard: () => performance.now() - heardAt < heartbeatLasts * 1000,
    stop: async () => {
      clearInterval(timer);
      await query('heartbeat-end', 'delete from worker_heartbeat where worker = $1', [worker]);
    },
  };
};
