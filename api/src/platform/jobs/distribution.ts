import { statement } from '../database/statement';

/** Seconds after which a worker that says nothing counts as gone. */
export const heartbeatLasts = 30;

const distributionWorksStatement = statement('distribution-works')`
select exists (select from worker_heartbeat where beaten_at > :at::timestamptz - make_interval(secs => :heartbeatLasts)) as "worker!",
            exists (select from jobs.queue) as "queue!"`;

/** Whether the parts that publish releases work: a worker lives, and the queue can be read. */
export const distributionWorks = async (at: Date): Promise<{ worker: boolean; queue: boolean }> => {
  const row = await distributionWorksStatement.maybe({ at, heartbeatLasts });
  return row ?? { worker: false, queue: false };
};
