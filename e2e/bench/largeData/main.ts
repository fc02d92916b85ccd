// `npm run bench`: how long the dashboard and the lists and details of the back-office take on large data.
import { operationTable } from '@dispatch/contract';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { demo } from '../../harness/people';
import { placeOf } from '../../harness/place';
import type { Product } from '../../harness/product';
import { signInByCalls } from '../../harness/signInByCalls';
import { say, withProduct } from '../withProduct';
import { plansOf } from './plans';
import { type Question, questionsOf } from './questions';
import { seedLarge } from './seedLarge';
import { firstId, sizesOf } from './tables';

/** Milliseconds at the caller; `page100` is how many times as long as the first page. */
const limits = { median: 50, p99: 200, page100: 3 };
/** Below this no ratio is looked at: it is the network's and the clock's. */
const noise = 5;
const warmUps = 5;

const { values: options } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    times: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
});
const sizes = sizesOf(Number(options.share));

interface Measured extends Question {
  medianTime: number;
  p99: number;
  status: number;
}

const addressOf = ({ id, path = {}, query = {} }: Question): string => {
  const filled = operationTable[id].path.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '');
  const paged = query['orderId'] === undefined && path['id'] === undefined && id !== 'getOverview';
  return `${filled}?${new URLSearchParams({ ...(paged ? { limit: '25' } : {}), ...query }).toString()}`;
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

async function ask(api: string, token: string, question: Question, times: number): Promise<Measured> {
  const taken: number[] = [];
  let status = 0;
  for (let asked = 0; asked < times + warmUps && [0, 200].includes(status); asked += 1) {
    const begin = performance.now();
    const answer = await fetch(`${api}${addressOf(question)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (asked >= warmUps) taken.push(performance.now() - begin);
    status = answer.status;
  }
  taken.sort((one, other) => one - other);
  return { ...question, status, medianTime: at(taken, 0.5), p99: at(taken, 0.99) };
}

/** What a measurement misses, in words; empty when it keeps every limit. A call that is not built yet misses nothing. */
const missed = (one: Measured, first: Measured | undefined): string => {
  if (one.status === 501) return 'not built yet';
  if (one.status !== 200) return `ANSWERED ${one.status}`;
  const { median = limits.median } = one;
  if (one.medianTime >= median) return `MEDIAN OVER ${median} ms`;
  if (one.p99 >= limits.p99) return `99th OVER ${limits.p99} ms`;
  if (one.name === 'page 100' && first && one.medianTime > Math.max(noise, limits.page100 * first.medianTime))
    return `MORE THAN ${limits.page100} TIMES PAGE 1`;
  return '';
};

/** One of a hundred releases, scattered among those of all others. */
async function giveReleases(databaseUrl: string, email: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  await database.row(
    `with given as (update releases set user_id = (select user_id from users where email = $1)
       where distribution_id >= ${firstId} and hashint4(distribution_id::integer) % 100 = 0 returning 1)
     select count(*) from given`,
    email,
  );
  await database.close();
}

async function measure(product: Product): Promise<boolean> {
  const place = placeOf(product.ready);
  const begin = Date.now();
  say(
    `Large data (${(Object.entries(sizes) as [string, number][])
      .map(([name, rows]) => `${rows.toLocaleString('en-US')} ${name}`)
      .join(', ')}):`,
  );
  const refused = await seedLarge(place.databaseUrl, { sizes, say, isAlone: true });
  if (refused !== null) throw new Error(refused);
  say(`Seeded in ${Math.round((Date.now() - begin) / 1000)} s.\n`);
  await giveReleases(place.databaseUrl, demo('customer').email);
  const tokens = {
    admin: await signInByCalls(place, demo('admin')),
    customer: await signInByCalls(place, demo('customer')),
  };
  const plans = options.plans ? await plansOf(product.ready) : null;
  const measured: Measured[] = [];
  let isKept = true;
  say(' median ms   99th ms');
  for (const question of questionsOf(sizes).filter(({ list }) =>
    list.toLowerCase().startsWith(options.only),
  )) {
    const token = tokens[question.as ?? 'admin'];
    const one = await ask(`${place.product}/api`, token, question, Number(options.times));
    const why = missed(
      one,
      measured.find(({ list, name }) => list === one.list && name === 'first page'),
    );
    measured.push(one);
    isKept &&= why === '' || one.status === 501;
    say(
      `${one.medianTime.toFixed(1).padStart(10)} ${one.p99.toFixed(1).padStart(9)}  ${one.list}: ${one.name}  ${why}`,
    );
    if (plans !== null) say(await plans.of(() => ask(`${place.product}/api`, token, question, 1 - warmUps)));
  }
  await plans?.end();
  say(
    `Limits: median ${limits.median} ms, 99th ${limits.p99} ms, page 100 at most ${limits.page100} times the first page.`,
  );
  return isKept;
}

await withProduct(4900, measure);
