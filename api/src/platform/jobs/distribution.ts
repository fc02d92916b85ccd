import { query } from '../database/database';

/** Seconds after which a worker that says nothing counts as gone. */
export const heartbeatLasts = 30;

/** Whether the parts that publish releases work: a worker lives, and the queue can be read. */
export const distributionWorks = async (at: Date): Promise<{ worker: boolean; queue: boolean }> => {
  const [row] = await query<{ worker: boolean; queue: boolean }>(
    'distribution-works',
    `select exists (select from worker_heartbeat where beaten_at > $1::timestamptz - make_interval(secs => $2)) as worker,
            exists (select from jobs.queue) as queue`,
    [at, heartbeatLasts],
  );
  return row ?? { worker: false, queue: false };
};
