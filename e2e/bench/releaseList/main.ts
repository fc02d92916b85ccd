import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { demo } from '../../harness/people';
import { placeOf } from '../../harness/place';
import type { Product } from '../../harness/product';
import { signInByCalls } from '../../harness/signInByCalls';
import { say, withProduct } from '../withProduct';
import { askings, listTimes, type Times } from './listTimes';
import { ownReleases, seedReleases } from './seedReleases';

/** What the dashboard's first answer may take: milliseconds at the median among 200,000 releases. */
const limit = { asking: askings[0]?.name, rows: 200_000, median: 20 };

/** How much slower the largest table may be than the smallest, in the quick moments of both. More is growth. */
const mostGrowth = 1.5;

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,200000,1000000' },
    times: { type: 'string', default: '200' },
  },
});
const sizes = options.sizes.split(',').map(Number);

const number = (rows: number): string => rows.toLocaleString('en-US');
const milliseconds = (time: number): string => time.toFixed(1).padStart(7);

const seed = async (databaseUrl: string, ownerId: number, size: number): Promise<void> => {
  const begin = Date.now();
  let told = 0;
  await seedReleases(databaseUrl, ownerId, size, (rows) => {
    if (rows < size && Date.now() - told < 1_000) return;
    told = Date.now();
    const seconds = Math.round((told - begin) / 1000);
    say(`  seeded ${number(rows)} of ${number(size)} releases (${seconds} s)`);
  });
};

type Measured = Map<string, Times[]>;

async function measure(product: Product): Promise<Measured> {
  const place = placeOf(product.ready);
  const person = demo('customer');
  const token = await signInByCalls(place, person);
  const database = openDatabase(place.databaseUrl);
  const { user_id: ownerId } = await database.row<{ user_id: number }>(
    'select user_id from users where email = $1',
    person.email,
  );
  await database.close();
  const measured: Measured = new Map(askings.map(({ name }) => [name, []]));
  for (const size of sizes) {
    say(`${number(size)} releases, ${number(ownReleases)} of them the account's:`);
    await seed(place.databaseUrl, ownerId, size);
    for (const asking of askings) {
      const times = await listTimes(`${place.product}/api`, token, asking, Number(options.times));
      measured.get(asking.name)?.push(times);
      say(
        `  ${milliseconds(times.quiet)} ms quickest tenth ${milliseconds(times.median)} ms median ${milliseconds(times.p95)} ms p95  ${asking.name} (${times.rows} rows)`,
      );
    }
  }
  return measured;
}

const report = (measured: Measured): boolean => {
  say();
  say(
    `Median in ms with ${sizes.map(number).join(', ')} releases, and the last over the first in their quickest tenth:`,
  );
  let isKept = true;
  for (const [name, times] of measured) {
    const growth = (times.at(-1)?.quiet ?? NaN) / (times[0]?.quiet ?? NaN);
    const atLimit = name === limit.asking ? (times[sizes.indexOf(limit.rows)]?.median ?? 0) : 0;
    const isGood = growth <= mostGrowth && atLimit < limit.median;
    isKept &&= isGood;
    const medians = times.map(({ median }) => milliseconds(median)).join(' ');
    say(`${medians}   × ${growth.toFixed(2)}  ${name}${isGood ? '' : '  OVER THE LIMIT'}`);
  }
  say(
    `Limits: ${limit.median} ms at the median for the ${limit.asking} with ${number(limit.rows)} releases, × ${mostGrowth} from first to last.`,
  );
  return isKept;
};

await withProduct(4900, async (product) => report(await measure(product)));
