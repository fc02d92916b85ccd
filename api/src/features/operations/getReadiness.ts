import type { Handler } from '../../call/handler';
import { distributionWorks } from '../../jobs/distribution';

export const getReadiness: Handler<'getReadiness'> = async ({ now, log }) => {
  try {
    const { worker, queue } = await distributionWorks(now);
    const ready = worker && queue;
    return { status: ready ? 200 : 503, body: { ready, database: true, worker, queue } };
  } catch (error) {
    log.error({ err: error }, 'The database does not answer');
    return { status: 503, body: { ready: false, database: false, worker: false, queue: false } };
  }
};
