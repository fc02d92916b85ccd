import { expect } from '@playwright/test';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deleteData, keepLogs, newDataFolder } from './dataFolder';
import { freePorts } from './freePorts';
import { type Place, placeOf } from './place';
import { type Product, startProduct } from './product';
import { test as base } from './test';

const logs = fileURLToPath(new URL('../../test-results/logs-of-crashes', import.meta.url));

/** A product that only these tests use, so that they may kill it. It keeps its ports and its data from start to start. */
export interface OwnProduct {
  place: Place;
  /** Kills the API as a crash would, and waits until it has been started anew and is healthy. */
  crashApi: () => Promise<void>;
  /** Kills the start command alone; API, worker, stand-ins and database go on running. */
  killStartCommand: () => Promise<void>;
  killEverything: () => Promise<void>;
  startAgain: () => Promise<void>;
  /** Keeps back what the card provider would report by itself, so that nobody hears of a payment in this way. */
  withholdEvents: () => Promise<void>;
}

const healthy = (place: Place): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(`${place.product}/api/health/ready`).then(
          ({ status }) => status,
          () => 'no answer',
        ),
      // A busy machine takes its time over starting a program.
      { message: 'the API after a crash', timeout: 60_000 },
    )
    .toBe(200);

function ownProduct(first: Product, port: number) {
  const { dataDir } = first.ready;
  const place = placeOf(first.ready);
  let current = first;
  const own: OwnProduct = {
    place,
    crashApi: async () => {
      await current.crash('api');
      await healthy(place);
    },
    killStartCommand: () => current.kill(),
    killEverything: async () => {
      await current.kill();
      const { api, worker, identity, standIns, postgres } = current.ready.pids;
      // Their ends are waited for by the next start, as after any power cut.
      for (const pid of [api, worker, identity, standIns, postgres]) process.kill(pid, 'SIGKILL');
    },
    startAgain: async () => {
      current = await startProduct(port, dataDir);
    },
    withholdEvents: async () => {
      const answer = await fetch(`${place.stripe}/_control/webhooks`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ paused: true }),
      });
      expect(await answer.json()).toEqual({ paused: true });
    },
  };
  const end = async () => {
    await current.stop();
    rmSync(logs, { recursive: true, force: true });
    keepLogs(dataDir, logs);
    deleteData(current.ready);
  };
  return { own, end };
}

export const crashTest = base.extend<object, { product: OwnProduct }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const port = await freePorts(11_000);
      const { own, end } = ownProduct(await startProduct(port, newDataFolder()), port);
      await use(own);
      await end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  place: [async ({ product }, use) => use(product.place), { scope: 'worker' }],
});
