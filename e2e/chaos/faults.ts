import { appendFileSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line house/no-sleeps -- how long a fault lasts
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import { cardProvider } from '../harness/cardProvider';
import type { Place } from '../harness/place';
import type { Product } from '../harness/product';

/** Something that goes wrong, and goes by. */
export interface Fault {
  name: string;
  happen: (product: Product, place: Place) => Promise<void>;
}

const kill = (name: 'api' | 'worker' | 'identity' | 'standIns', what: string): Fault => ({
  name: `kill -9 of ${what}`,
  happen: (product) => product.crash(name),
});

/** The provider's step that charges, as its stand-in routes it. */
const capture = '/v1/payment_intents/:id/capture';

/** The next charge is held back for so many milliseconds; then it goes on, or its connection is cut. */
const holdCharge = (when: 'before' | 'after', milliseconds: number, drop: boolean, name: string): Fault => ({
  name,
  happen: async (_product, place) => {
    const cards = cardProvider(place);
    await cards.hold(capture, when);
    await sleep(milliseconds);
    await cards.release(drop);
  },
});

const wire = (fate: string, name: string): Fault => ({
  name,
  happen: async (_product, { inbox }) => {
    const next = (value: string) =>
      fetch(`${inbox}/wire/next`, {
        method: 'POST',
        body: new URLSearchParams({ fate: value }),
        redirect: 'manual',
      });
    await next(fate);
    await sleep(8_000);
    if (fate === 'delay') await next('none');
  },
});

/** Where `movedClock.mjs`, which each process loads, reads by how much the machine's clock is wrong. */
export const clockFile = ({ dataDir }: Pick<Place, 'dataDir'>): string => join(dataDir, 'clock');

const moveClock = (minutes: number, name: string): Fault => ({
  name,
  happen: async (_product, place) => {
    writeFileSync(clockFile(place), String(minutes * 60_000));
    await sleep(5_000);
    rmSync(clockFile(place));
  },
});

/** Bytes of a disk at the most that is filled, also when it is named: a mistyped folder is on a larger one. */
const largestDisk = 4 * 2 ** 30;

const canBeFilled = (disk: string): boolean => {
  const { blocks, bsize } = statfsSync(disk);
  return blocks * bsize <= largestDisk;
};

const fillDisk: Fault = {
  name: 'the disk is full for 5 s',
  happen: async (_product, { dataDir }) => {
    const filler = join(dataDir, 'filler');
    const part = Buffer.alloc(2 ** 20);
    const until = Date.now() + 5_000;
    // What is freed meanwhile is taken too.
    while (Date.now() < until) {
      const { bavail, bsize } = statfsSync(dataDir);
      try {
        for (let left = bavail * bsize; left > 0; left -= part.length)
          appendFileSync(filler, part.subarray(0, left));
      } catch {
        // It is full.
      }
      await sleep(50);
    }
    rmSync(filler);
  },
};

const postmasterOf = ({ databaseHome }: Product['ready']): number => {
  if (databaseHome === null) throw new Error('The database is not ours to kill.');
  return Number(readFileSync(join(databaseHome, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
};

const faults: readonly Fault[] = [
  kill('api', 'the API'),
  kill('worker', 'the worker'),
  kill('identity', 'the identity service'),
  kill('standIns', 'all outside services'),
  {
    name: 'the database ends at once, and comes back',
    happen: async ({ ready }) => {
      process.kill(postmasterOf(ready), 'SIGQUIT');
      await sleep(2_000);
    },
  },
  {
    name: 'all connections of the database are taken for 4 s',
    happen: async (_product, { databaseUrl }) => {
      const taken: pg.Client[] = [];
      for (;;) {
        const client = new pg.Client(connectionTo(databaseUrl));
        client.on('error', () => undefined);
        try {
          await client.connect();
        } catch {
          break;
        }
        taken.push(client);
      }
      await sleep(4_000);
      await Promise.all(taken.map((client) => client.end()));
    },
  },
  holdCharge('before', 3_000, false, 'the card provider takes 3 s to charge'),
  holdCharge('before', 9_000, true, 'the card provider is silent for 9 s, and has not charged'),
  holdCharge('after', 2_000, true, 'the card provider charges, and its answer is lost'),
  wire('refuse', 'the wire refuses a story'),
  wire('lose', 'the wire takes a story, and its answer is lost'),
  wire('delay', 'the wire answers after 8 s'),
  moveClock(10, 'the clock goes ten minutes forward, and after 5 s back'),
  moveClock(-10, 'the clock goes ten minutes back, and after 5 s forward'),
];

/** Numbers from a seed, the same ones each time (mulberry32), 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All faults in an order of chance, and again in another one, for ever. A disk is filled where one was made for it. */
export function* inRandomOrder(random: () => number, disk: string | null): Generator<Fault, never> {
  for (;;) {
    const left = disk !== null && canBeFilled(disk) ? [...faults, fillDisk] : [...faults];
    while (left.length > 0) {
      const [next] = left.splice(Math.floor(random() * left.length), 1);
      if (next !== undefined) yield next;
    }
  }
}
