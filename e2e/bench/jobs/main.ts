// `npm run bench:jobs`: how late releases are published that are due in the same second, and how many mails are sent.
// eslint-disable-next-line house/no-sleeps -- asking without a pause would slow down what is measured
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../harness/database';
import { deleteData, newDataFolder } from '../../harness/dataFolder';
import { freePorts } from '../../harness/freePorts';
import { demo } from '../../harness/people';
import { placeOf } from '../../harness/place';
import { type Product, startProduct } from '../../harness/product';
import { dueReleasesSql, mailsSentSql, publishedSql, publishedTwiceSql } from './dueReleases';

/** Seconds from their hour within which all are published, and mails a second at the least. */
const limits = { lateness: 5, mails: 50 };

const { values: options } = parseArgs({ options: { releases: { type: 'string', default: '1000' } } });
const count = Number(options.releases);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Waits until a count reaches `wanted`. Answers after how many seconds from `since` it reached each of `steps`. */
async function reach(read: () => Promise<number>, since: Date, steps: readonly number[]): Promise<number[]> {
  const seconds: number[] = [];
  while (seconds.length < steps.length) {
    const counted = await read();
    const late = (Date.now() - since.getTime()) / 1000;
    if (late > 120) throw new Error(`Only ${counted} of ${count} were done after two minutes.`);
    while (counted >= (steps[seconds.length] ?? Infinity)) seconds.push(late);
    await sleep(20);
  }
  return seconds;
}

/** Has so many releases become due at once, and measures until the last is published. `halfway` happens in the middle. */
async function publishAll(database: Database, name: string, halfway?: () => Promise<void>): Promise<boolean> {
  const due = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_000);
  const { first } = await database.row<{ first: number }>(dueReleasesSql, demo('customer').email, count, due);
  const read = async () => (await database.row<{ count: number }>(publishedSql, first)).count;
  const share = (part: number) => Math.ceil(count * part);
  const reached = reach(read, due, [share(0.5), share(0.99), count]);
  if (halfway !== undefined) {
    await reach(read, due, [share(0.5)]);
    await halfway();
  }
  const [half = NaN, p99 = NaN, all = NaN] = await reached;
  const { count: twice } = await database.row<{ count: number }>(publishedTwiceSql, first);
  const isKept = all <= limits.lateness && twice === 0;
  say(
    `${isKept ? ' ' : '!'} ${name}: published half after ${half.toFixed(2)} s, 99 % after ${p99.toFixed(2)} s, all after ${all.toFixed(2)} s; ${twice} not just once`,
  );
  if (halfway === undefined) {
    const sent = async () => (await database.row<{ count: number }>(mailsSentSql, first)).count;
    const [seconds = NaN] = await reach(sent, due, [count]);
    const rate = count / seconds;
    say(
      `${rate >= limits.mails ? ' ' : '!'} ${name}: ${rate.toFixed(0)} mails a second, beside the publishing`,
    );
    return isKept && rate >= limits.mails;
  }
  return isKept;
}

const started: Product[] = [];
const start = async (more: Record<string, string> = {}): Promise<Product> => {
  const product = await startProduct(await freePorts(4600), newDataFolder(), {
    NODE_ENV: 'production',
    ...more,
  });
  started.unshift(product);
  return product;
};
try {
  const { databaseUrl } = placeOf((await start()).ready);
  const database = openDatabase(databaseUrl);
  const alone = await publishAll(database, 'one worker');
  const second = await start({ DATABASE_URL: databaseUrl });
  const together = await publishAll(database, 'two workers, one killed', () => second.crash('worker'));
  await database.close();
  say(`Limits: all within ${limits.lateness} s, each once; ${limits.mails} mails a second.`);
  if (!alone || !together) process.exitCode = 1;
} finally {
  for (const product of started) {
    await product.stop();
    deleteData(product.ready);
  }
}
