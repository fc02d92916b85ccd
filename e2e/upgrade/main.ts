// `npm run upgrade`: a version of before with many releases becomes this one under people who read and write.
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
// eslint-disable-next-line house/no-sleeps -- how long a version is watched
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seedLarge } from '../bench/largeData/seedLarge';
import { firstId } from '../bench/largeData/tables';
import { say } from '../bench/withProduct';
import { type Database, openDatabase } from '../harness/database';
import { newDataFolder } from '../harness/dataFolder';
import { freePorts } from '../harness/freePorts';
import { type Product, startProduct } from '../harness/product';
import { startBalancer } from './balancer';
import { checkOut, startDatabase } from './before';
import { type Callers, startCallers } from './callers';

/** Milliseconds in which nobody is put off, nor waits for an answer. */
const limit = 10_000;

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: '672cdac' },
    releases: { type: 'string', default: '300000' },
    /** A checkout of that version with its dependencies, which is left as it is. */
    checkout: { type: 'string' },
  },
});
const releases = Number(options.releases);
const sizes = { users: Math.ceil(releases / 3), releases, orders: releases, auditLines: releases };

/** What was paid, ordered and published, which no upgrade changes. */
const books = `
select (select count(*) from orders where order_id > ${firstId})::integer as orders,
  (select sum(total_cents) from orders where order_id > ${firstId})::text as cents,
  (select count(*) from releases where state = 4 and distribution_id > ${firstId})::integer as published,
  (select count(*) from users where user_id > ${firstId})::integer as people`;

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** What was not as it has to be. */
const troubles: string[] = [];
const sayStretch = (title: string, began: number, callers: Callers): void => {
  const { calls, putOff, longestCall, longestAway, failed } = callers.since();
  const figures = [
    seconds(performance.now() - began).padStart(8),
    String(calls).padStart(8),
    String(failed.length).padStart(8),
    String(putOff).padStart(9),
    seconds(longestAway).padStart(10),
    seconds(longestCall).padStart(10),
  ];
  say(`${figures.join('')}  ${title}`);
  for (const line of failed.slice(0, 10)) say(`  ${line}`);
  if (failed.length > 0 || longestAway > limit || longestCall > limit) troubles.push(title);
};

const started: Product[] = [];
/** What ends with this program, however it ends. */
const stops: (() => Promise<void>)[] = [];
const folders: string[] = [];
const folder = (): string => {
  const made = newDataFolder();
  folders.push(made);
  return made;
};

async function upgrade(databaseUrl: string, checkout: string, database: Database): Promise<void> {
  const [oldPort, newPort, front] = [await freePorts(5_400), await freePorts(5_900), await freePorts(6_400)];
  const more = { DATABASE_URL: databaseUrl };
  const before = await startProduct(oldPort, folder(), more, ['scripts/start.mjs'], checkout);
  started.push(before);
  const refused = await seedLarge(databaseUrl, { sizes, say, isAlone: true });
  if (refused !== null) throw new Error(refused);
  const planted = await database.row<object>(books);
  const balancer = startBalancer(front, [oldPort]);
  stops.push(balancer.stop);
  const callers = await startCallers(`http://localhost:${front}`, database, { people: 400, atOnce: 8 });
  say(' seconds   calls  failed  put off  longest: away  call');
  let began = performance.now();
  const stretch = (title: string): void => {
    sayStretch(title, began, callers);
    began = performance.now();
  };
  await sleep(10_000);
  stretch('the version before, alone');
  const dataDir = folder();
  copyFileSync(join(before.ready.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'));
  const after = await startProduct(newPort, dataDir, more);
  started.unshift(after);
  stretch('migrated beside it, and this one started');
  balancer.lead([oldPort, newPort]);
  await sleep(20_000);
  stretch('both');
  balancer.lead([newPort]);
  await sleep(3_000);
  await before.stop();
  stretch('the version before ends');
  await sleep(20_000);
  stretch('this one, alone');
  await callers.end();
  const wrong = {
    'Saves that were answered and are lost': await callers.lost(),
    'Drafts that were begun once and are there twice': await callers.doubled(),
  };
  for (const [title, lines] of Object.entries(wrong)) {
    say(`${title}: ${lines.length}`);
    for (const line of lines.slice(0, 10)) say(`  ${line}`);
    if (lines.length > 0) troubles.push(title);
  }
  const kept = await database.row<object>(books);
  const isSame = JSON.stringify(kept) === JSON.stringify(planted);
  say(
    isSame
      ? 'Orders, money, publications and people are as before.'
      : `${JSON.stringify(planted)} became ${JSON.stringify(kept)}`,
  );
  if (!isSame) troubles.push('what was there before');
}

const checkout = options.checkout ?? checkOut(options.from);
if (options.checkout === undefined) folders.push(checkout);
const place = await startDatabase();
const database = openDatabase(place.url);
try {
  await upgrade(place.url, checkout, database);
} finally {
  for (const stop of stops) await stop();
  for (const product of started) await product.stop();
  await database.close();
  await place.remove();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
}
if (troubles.length > 0) {
  say(`Not as it has to be: ${troubles.join(', ')}.`);
  process.exitCode = 1;
}
