// `npm run bench:migrations`: every migration on large data, beside callers who read and write.
import { migrate } from '@dispatch/api/migrate';
import { migrations } from '@dispatch/api/migrations';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { placeOf } from '../../harness/place';
import type { Product } from '../../harness/product';
import { seedLarge } from '../largeData/seedLarge';
import { say, withProduct } from '../withProduct';
import { type Callers, callersOf } from './callers';

/** Milliseconds that nobody waits longer. */
const limit = 3_000;

const { values: options } = parseArgs({
  options: { releases: { type: 'string', default: '300000' }, from: { type: 'string', default: '0012' } },
});
const releases = Number(options.releases);
const sizes = { users: Math.ceil(releases / 3), releases, orders: releases, auditLines: releases };
const first = migrations.findIndex(({ name }) => name >= options.from);

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** Three kilobytes that do not shrink much when PostgreSQL stores them, as the text of a release. */
const longTexts = `
create function long_text() returns trigger language plpgsql as $$
begin
  new.body := (select string_agg('<p>' || md5(new.headline || i) || '</p>', '') from generate_series(1, 75) i);
  return new;
end $$;
create trigger long_text before insert on releases for each row execute function long_text()`;

async function plant(url: string): Promise<void> {
  await migrate(url, migrations.slice(0, first), () => Promise.resolve());
  const database = openDatabase(url);
  await database.rows(longTexts);
  const refused = await seedLarge(url, { sizes, say, isAlone: true });
  if (refused !== null) throw new Error(refused);
  await database.rows('drop function long_text cascade');
  await database.close();
}

async function migrateBeside(url: string, callers: Callers): Promise<boolean> {
  let isKept = true;
  const begin = performance.now();
  say('seconds   longest wait of a caller');
  for (const [at, { name }] of migrations.entries()) {
    if (at < first) continue;
    const started = performance.now();
    await migrate(url, migrations.slice(0, at + 1), () => Promise.resolve());
    const took = performance.now() - started;
    const { longest, refused } = await callers.since();
    isKept &&= longest.took < limit && Object.keys(refused).length === 0;
    const told = `${seconds(took).padStart(7)}  ${seconds(longest.took).padStart(6)}  ${longest.what.padEnd(20)} ${name}`;
    say(`${told} ${Object.values(refused).join(' ')}`);
  }
  say(`${seconds(performance.now() - begin).padStart(7)}  in all. Limit: nobody waits ${limit / 1000} s.`);
  return isKept;
}

async function measure(product: Product): Promise<boolean> {
  const url = new URL(placeOf(product.ready).databaseUrl);
  const database = openDatabase(url.href);
  await database.rows('create database before_migrations');
  await database.close();
  url.pathname = '/before_migrations';
  await plant(url.href);
  const callers = await callersOf(url.href, sizes);
  try {
    await callers.since();
    return await migrateBeside(url.href, callers);
  } finally {
    await callers.end();
  }
}

await withProduct(4800, measure);
