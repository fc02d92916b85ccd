// `npm run rolling`: three API, three workers and two identity services behind nginx end and come back all the time, under
// the calls of the journeys and of customers; then what was answered, and what customers were told beside all books.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line house/no-sleeps -- how long it goes on at the least
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { say, withProduct } from '../bench/withProduct';
import { startCustomers, type Told } from '../chaos/customers';
import { unexpected } from '../chaos/persist';
import { readBooks, sayVerdict, type Verdict } from '../chaos/readBooks';
import { type Database, openDatabase } from '../harness/database';
import { keepLogs, newDataFolder } from '../harness/dataFolder';
import { type Place, placeOf, placeVariable } from '../harness/place';
import type { Product } from '../harness/product';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    customers: { type: 'string', default: '6' },
    /** Journeys whose name has this in it, as Playwright takes it. */
    journeys: { type: 'string' },
  },
});

/** Runs all journeys once. Answers whether all held. */
async function runJourneys(place: Place): Promise<boolean> {
  const only = options.journeys === undefined ? [] : [options.journeys];
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/rolling/playwright.config.ts'],
      ...['--grep-invert', '[.@]full\\b', '--reporter=line', ...only],
    ],
    {
      cwd: root,
      env: { ...process.env, [placeVariable]: JSON.stringify(place) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const fleets: Record<string, string> = { api: 'api-main', worker: 'api-worker', identity: 'identity-main' };

const logOf = (dataDir: string, name: string): string =>
  readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8');

/** How each process of a fleet has ended so far, as it is logged. */
const endsOf = (dataDir: string, log: string): string[] =>
  [...logOf(dataDir, log).matchAll(/^Came and went: (.*)$/gm)].map(([, how = '']) => how);

/** Prints what nginx answered for those behind it, and how often they came and went. Answers whether all is well. */
function sayFleets(dataDir: string): boolean {
  let isKept = true;
  say('what        came and went   not in order     calls   502, 503, 504   500');
  for (const [name, log] of Object.entries(fleets)) {
    const ends = endsOf(dataDir, log);
    const wrong = ends.filter((how) => how !== 'in order');
    const calls = logOf(dataDir, `nginx-${name}`).split('\n');
    const away = calls.filter((line) => /^50[234] /.test(line));
    const broken = calls.filter((line) => line.startsWith('500 '));
    const figures = [
      String(ends.length).padStart(15),
      String(wrong.length).padStart(15),
      String(calls.length - 1).padStart(10),
      String(away.length).padStart(16),
      String(broken.length).padStart(6),
    ];
    say(`${name.padEnd(10)}${figures.join('')}`);
    for (const line of [...wrong, ...away, ...broken].slice(0, 20)) say(`  ${line}`);
    isKept &&= ends.length > 0 && wrong.length + away.length + broken.length === 0;
  }
  return isKept;
}

/** Milliseconds within which each has come and gone once, and mails and stories of the last release are there. */
const patience = 120_000;

/** A busy machine starts few in a minute. */
async function untilEachCame(dataDir: string): Promise<void> {
  const until = Date.now() + patience;
  const isMissing = (): boolean => Object.values(fleets).some((log) => endsOf(dataDir, log).length === 0);
  while (isMissing() && Date.now() < until) await sleep(1_000);
}

/** What the books say once nothing is missing in them any more, or at the end of the patience. Journeys leave jobs behind that fail. */
async function readWhenDone(place: Place, database: Database, told: readonly Told[]): Promise<Verdict> {
  const until = Date.now() + patience;
  for (;;) {
    const verdict = await readBooks(place, database, told);
    if (verdict.lost.length === 0 || Date.now() > until) return verdict;
    await sleep(1_000);
  }
}

async function comeAndGo(product: Product): Promise<boolean> {
  const place = placeOf(product.ready);
  const database = openDatabase(place.databaseUrl);
  let isOver = false;
  const { told, ended } = await startCustomers(
    place,
    database,
    Number(options.customers),
    () => isOver,
    18_000,
  );
  const [isHeld] = await Promise.all([runJourneys(place), sleep(Number(options.minutes) * 60_000)]);
  await untilEachCame(place.dataDir);
  isOver = true;
  await ended;
  const isTrue = sayVerdict(await readWhenDone(place, database, told), unexpected);
  await database.close();
  const isKept = sayFleets(place.dataDir);
  if (!isHeld) say('Journeys have failed: see above.');
  if (!isKept) keepLogs(place.dataDir, join(root, 'test-results/rolling-logs'));
  return isHeld && isTrue && isKept;
}

await withProduct(
  5_200,
  comeAndGo,
  // As the guide has them behind a balancer.
  { SHUTDOWN_DELAY_SECONDS: '3', TRUST_PROXY: '1' },
  newDataFolder(),
  { ports: 16, program: ['--import', 'tsx', 'scripts/rolling/main.ts'] },
);
