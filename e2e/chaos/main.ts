// `npm run chaos`: customers at work while everything breaks that can, then what they were told beside all books.
// eslint-disable-next-line house/no-sleeps -- faults come after pauses, and what recovers is asked again and again
import { setTimeout as sleep } from 'node:timers/promises';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { say, withProduct } from '../bench/withProduct';
import { type Database, openDatabase } from '../harness/database';
import { newDataFolder } from '../harness/dataFolder';
import { type Place, placeOf } from '../harness/place';
import type { Product } from '../harness/product';
import { startCustomers } from './customers';
import { clockFile, inRandomOrder, randomFrom } from './faults';
import { unexpected } from './persist';
import { readBooks, sayVerdict } from './readBooks';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    faults: { type: 'string', default: '24' },
    customers: { type: 'string', default: '6' },
    /** A folder on a small disk, which is then filled too. */
    disk: { type: 'string' },
  },
});
const seed = Number(options.seed);

/** Seconds within which everything answers again. */
const limit = 10;

const answers = async (address: string): Promise<boolean> => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

/** Seconds until the product, sign-in and the services outside answer, and a worker lives; more than the limit when they do not. */
async function recovery({ product, identity, inbox }: Place, database: Database): Promise<number> {
  const since = performance.now();
  const passed = (): number => (performance.now() - since) / 1000;
  const addresses = [`${product}/api/health/ready`, `${identity}/health/ready`, `${inbox}/`];
  while (passed() < 6 * limit) {
    const [up, alive] = [
      await Promise.all(addresses.map(answers)),
      await database
        .rows("select from worker_heartbeat where beaten_at > now() - interval '5 seconds'")
        .catch(() => []),
    ];
    if (up.every(Boolean) && alive.length > 0) break;
    await sleep(100);
  }
  return passed();
}

/** Seconds in which all that was put off is done: a receiver that was silent is tried again after minutes, by a clock that was wrong. */
const longestTail = 1_500;

const openWork = `
select (select count(*)::integer from jobs.job where (name like '%-dead' and state = 'created')
      or state in ('active', 'retry') or (state = 'created' and start_after <= now()))
  + (select count(*)::integer from deliveries d join subscribers s using (subscriber_id)
      where d.state = 'queued' and s.is_downstream) as count`;

/** Waits until nothing is left to do; what failed comes again by itself. Answers what is left, and after how many seconds. */
async function settle(database: Database): Promise<{ left: number; seconds: number }> {
  const since = performance.now();
  for (;;) {
    const { count: left } = await database.row<{ count: number }>(openWork);
    const seconds = Math.round((performance.now() - since) / 1000);
    if (left === 0 || seconds > longestTail) return { left, seconds };
    await sleep(500);
  }
}

async function suffer(product: Product): Promise<boolean> {
  const place = placeOf(product.ready);
  const database = openDatabase(place.databaseUrl);
  const random = randomFrom(seed);
  let isOver = false;
  say(`Seed ${seed}: npm run chaos -- --seed ${seed} takes the same order.`);
  const { told, ended } = await startCustomers(place, database, Number(options.customers), () => isOver);
  let isKept = true;
  let happened = 0;
  say('answers again after   what happened');
  for (const fault of inRandomOrder(random, options.disk ?? null)) {
    await sleep(1_000 + random() * 3_000);
    await fault.happen(product, place);
    const seconds = await recovery(place, database);
    isKept &&= seconds <= limit;
    say(`${seconds.toFixed(1).padStart(17)} s   ${fault.name}`);
    happened += 1;
    if (happened >= Number(options.faults)) break;
  }
  isOver = true;
  await ended;
  const { left, seconds } = await settle(database);
  say(`All that was put off was done ${seconds} s after the last fault.`);
  const isTrue = sayVerdict(await readBooks(place, database, told), unexpected);
  if (left > 0) say(`Jobs and deliveries that are still open: ${left}`);
  await database.close();
  return isKept && isTrue && left === 0;
}

const dataDir = newDataFolder(options.disk);
// What stands for services outside is on other machines.
const elsewhere = newDataFolder();
symlinkSync(elsewhere, join(dataDir, 'standins'));
const movedClock = fileURLToPath(new URL('movedClock.mjs', import.meta.url));
await withProduct(
  4900,
  suffer,
  {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${pathToFileURL(movedClock).href}`,
    CLOCK_FILE: clockFile({ dataDir }),
  },
  dataDir,
);
rmSync(elsewhere, { recursive: true, force: true });
