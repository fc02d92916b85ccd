import express, { Router } from 'express';
import type { Deliveries } from '../store/deliveries';
import type { Holds, HoldOutcome, HoldPoint } from './holds';

/** A stand-in whose calls tests may stop, whose webhooks they may pause, and whose rows they may read. */
export interface Controlled {
  readonly holds: Holds;
  readonly webhooks: Deliveries;
  /** Rows by the name under which they are listed, oldest first. */
  readonly lists: Readonly<Record<string, { all(): readonly object[] }>>;
}

const isPoint = (word: unknown): word is HoldPoint => word === 'before' || word === 'after';
const isOutcome = (word: unknown): word is HoldOutcome =>
  word === 'wait' || word === 'lose' || word === 'fail';

/** A stand-in within a server: what answers there, and how it ends. */
export type StandIn = { router: Router; stop: () => void };

/** Lets tests control what answers at the router, and begins to send its webhooks. */
export function controlled(router: Router, parts: Controlled, paths: readonly string[]): StandIn {
  const { holds, webhooks } = parts;
  router.use('/_control', controlSurface(parts, paths));
  webhooks.wake();
  return {
    router,
    stop: () => {
      webhooks.stop();
      holds.release(true);
    },
  };
}

/**
 * What tests may ask beside the API of a provider; nothing in the product knows it.
 *
 * - `POST /_control/hold {path, when, outcome?}` stops the next call to that path (as the stand-in routes it) `before` anything
 *   happens or `after` it happened, and lets it wait, be lost (`lose`) or refused with 500 (`fail`); `GET /_control/hold` says whether one is held already.
 * - `POST /_control/release {drop?}` lets held calls go on; with `drop: true` their connections are cut instead.
 * - `GET /_control/<list>` lists all its rows, oldest first.
 * - `POST /_control/webhooks {paused}` pauses and resumes the sending of webhooks; `GET` lists what waits.
 */
export function controlSurface({ holds, webhooks, lists }: Controlled, paths: readonly string[]): Router {
  const router = Router();
  router.use(express.json());

  router.get('/hold', (_request, response) => {
    response.json(holds.list());
  });
  router.post('/hold', (request, response) => {
    const { path, when, outcome = 'wait' } = (request.body ?? {}) as Record<string, unknown>;
    if (typeof path !== 'string' || !paths.includes(path) || !isPoint(when) || !isOutcome(outcome)) {
      response.status(400).json({
        error: `path must be one of ${paths.join(' ')}; when before or after; outcome wait, lose or fail`,
      });
      return;
    }
    holds.arm(path, when, outcome);
    response.json(holds.list());
  });
  router.post('/release', (request, response) => {
    const { drop } = (request.body ?? {}) as { drop?: unknown };
    response.json({ released: holds.release(drop === true) });
  });
  for (const [name, rows] of Object.entries(lists)) {
    router.get(`/${name}`, (_request, response) => {
      response.json(rows.all());
    });
  }
  router.get('/webhooks', (_request, response) => {
    response.json({ paused: webhooks.paused, waiting: webhooks.waiting });
  });
  router.post('/webhooks', (request, response) => {
    const { paused } = (request.body ?? {}) as { paused?: unknown };
    webhooks.pause(paused === true);
    response.json({ paused: webhooks.paused });
  });
  return router;
}
