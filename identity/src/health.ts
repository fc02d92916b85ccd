import { isEnding } from '@dispatch/api/ending';
import { statement } from '@dispatch/api/statement';
import { type Response, Router } from 'express';
import type { Logger } from 'pino';

const asking = statement('identity-database-answers', { isBrief: true })`
select exists (select from identity.accounts) as "isThere!"`;

/**
 * Answers those who look after processes, as the API's and the worker's addresses do: `/live` while the process answers at
 * all, `/ready` with 200 while people can sign in, and with 503 when its tables are away or the process about to end.
 */
export const healthPages = (log: Logger): Router => {
  const router = Router();
  const answer = (response: Response, status: number, body: object): void => {
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
  router.get('/live', (_request, response) => answer(response, 200, { live: true }));
  router.get('/ready', async (_request, response) => {
    const database = await asking.one().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'The database does not answer');
        return false;
      },
    );
    const ending = isEnding();
    const ready = database && !ending;
    answer(response, ready ? 200 : 503, { ready, database, ending });
  });
  return router;
};
