import type { Handler } from '../call/handler';
import { isEnding } from './ending';
import { distributionWorks } from '../jobs/distribution';

/** Whether calls may come here. A worker that is away delays what is distributed: it keeps nobody from being answered. */
export const getReadiness: Handler<'getReadiness'> = async ({ now, log }) => {
  const ending = isEnding();
  try {
    const { worker, queue } = await distributionWorks(now);
    const ready = queue && !ending;
    return { status: ready ? 200 : 503, body: { ready, database: true, worker, queue, ending } };
  } catch (error) {
    log.error({ err: error }, 'The database does not answer');
    return { status: 503, body: { ready: false, database: false, worker: false, queue: false, ending } };
  }
};
