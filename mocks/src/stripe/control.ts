import express, { Router } from 'express';
import type { Gateway } from './gateway';

/**
 * What tests may ask beside Stripe's API; nothing in the product knows it.
 *
 * - `POST /_control/hold {path, when}` stops the next call to that path (as in operations.ts) `before` anything
 *   happens or `after` it happened; `GET /_control/hold` says whether one is held already.
 * - `POST /_control/release {drop?}` lets held calls go on; with `drop: true` their connections are cut instead.
 * - `GET /_control/charges` lists all charges, `GET /_control/intents` all payment intents, oldest first.
 * - `POST /_control/webhooks {paused}` pauses and resumes the sending of webhooks; `GET` lists what waits.
 */
export function controlSurface({ holds, ledger, webhooks }: Gateway, paths: readonly string[]): Router {
  const router = Router();
  router.use(express.json());

  router.get('/hold', (_request, response) => {
    response.json(holds.list());
  });
  router.post('/hold', (request, response) => {
    const { path, when } = (request.body ?? {}) as { path?: unknown; when?: unknown };
    if (typeof path !== 'string' || !paths.includes(path) || (when !== 'before' && when !== 'after')) {
      response
        .status(400)
        .json({ error: `path must be one of ${paths.join(' ')}; when must be before or after` });
      return;
    }
    holds.arm(path, when);
    response.json(holds.list());
  });
  router.post('/release', (request, response) => {
    const { drop } = (request.body ?? {}) as { drop?: unknown };
    response.json({ released: holds.release(drop === true) });
  });
  router.get('/charges', (_request, response) => {
    response.json(ledger.charges.all());
  });
  router.get('/intents', (_request, response) => {
    response.json(ledger.intents.all());
  });
  router.get('/webhooks', (_request, response) => {
    response.json({ paused: webhooks.paused, waiting: ledger.deliveries.all() });
  });
  router.post('/webhooks', (request, response) => {
    const { paused } = (request.body ?? {}) as { paused?: unknown };
    webhooks.pause(paused === true);
    response.json({ paused: webhooks.paused });
  });
  return router;
}
