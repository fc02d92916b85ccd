import type { RequestListener } from 'node:http';
import { isEnding } from './ending';

/** What a worker knows of itself. */
export type WorkerHealth = {
  /** Its heartbeat is written: the database answers. */
  database: boolean;
  /** It asks the queue for work. */
  jobs: boolean;
};

/**
 * Answers those who look after processes: `/health/live` while the process answers at all, `/health/ready` with 200
 * while it does jobs, and with 503 and what is missing when it cannot, and as soon as it is about to end.
 */
export const workerHealth =
  (health: () => WorkerHealth): RequestListener =>
  ({ url = '', method = '' }, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(method === 'HEAD' ? undefined : JSON.stringify(body));
    };
    const path = url.split('?', 1)[0];
    if (method !== 'GET' && method !== 'HEAD') answer(405, { error: 'Only GET is answered.' });
    else if (path === '/health/live') answer(200, { live: true });
    else if (path === '/health/ready') {
      const { database, jobs } = health();
      const ending = isEnding();
      const ready = database && jobs && !ending;
      answer(ready ? 200 : 503, { ready, database, jobs, ending });
    } else answer(404, { error: 'There are /health/live and /health/ready.' });
  };
