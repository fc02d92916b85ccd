import type { Database } from '../../harness/database';
import { plantDue } from './dueReleases';
import { fixed, perSecond, reach, report } from './report';

/**
 * How many times as long as alone something may take beside something else, or each when there are ten times as many: what gives way
 * does so for half a minute, and then takes its half.
 */
export const slower = 2;

const thousand = 1_000;

/** Seconds until releases that are due at one moment are all published, and how many of them were so more than once. */
export async function publish(
  database: Database,
  count: number,
  poisoned = 0,
): Promise<{ all: number; half: number; twice: number; mailed: () => Promise<number> }> {
  const due = await plantDue(database, count, { poisoned });
  const [half = NaN, all = NaN] = await reach(due.published, due.at, [count / 2, count]);
  return {
    all,
    half,
    twice: await due.notJustOnce(),
    mailed: async () => (await reach(due.mailed, due.at, [count]))[0] ?? NaN,
  };
}

/** A thousand alone, in a product that has done it once, and the mails to their customers. */
async function publishAlone(database: Database, workers = 'one worker'): Promise<number> {
  await (await publish(database, thousand)).mailed();
  const { all, half, twice, mailed } = await publish(database, thousand);
  const seconds = await mailed();
  report(
    twice === 0,
    `1,000 due at once, ${workers}: half published after ${fixed(half)} s, all after ${fixed(all)} s, their customers mailed after ${fixed(seconds)} s; ${twice} not just once`,
  );
  return all;
}

/** The same with two workers of which one is killed when half is done. */
export async function publishWhileKilled(database: Database, kill: () => Promise<void>): Promise<boolean> {
  const alone = await publishAlone(database, 'two workers');
  const due = await plantDue(database, thousand);
  const reached = reach(due.published, due.at, [thousand]);
  await reach(due.published, due.at, [thousand / 2]);
  await kill();
  const [all = NaN] = await reached;
  const twice = await due.notJustOnce();
  return report(
    all <= slower * alone && twice === 0,
    `and one of them killed: all after ${fixed(all)} s; ${twice} not just once`,
  );
}

/** A morning of ten thousand. */
export async function publishMany(database: Database, count: number): Promise<boolean> {
  const alone = await publishAlone(database);
  const { all, half, twice, mailed } = await publish(database, count);
  const line = `${count.toLocaleString('en-US')} due at once: half after ${fixed(half)} s, all after ${fixed(all)} s (${perSecond(count, all)} a second), mailed after ${fixed(await mailed())} s; ${twice} not just once`;
  return report(all <= (slower * alone * count) / thousand && twice === 0, line);
}

/** Among a thousand, jobs that fail however often they are done. */
export async function publishBesidePoison(database: Database, poisoned: number): Promise<boolean> {
  const alone = await publishAlone(database);
  const { all, twice } = await publish(database, thousand, poisoned);
  const { waits, tries } = await database.row<{ waits: number; tries: number }>(
    `select count(*)::integer as waits, coalesce(sum(retry_count), 0)::integer as tries from jobs.job
      where name = 'publish-release' and data ->> 'distributionId' = 'poison' and state in ('retry', 'active', 'failed')`,
  );
  return report(
    all <= slower * alone && twice === 0 && waits === poisoned,
    `and ${poisoned} jobs among them that nobody can do: all after ${fixed(all)} s; ${twice} not just once; ${waits} wait for another try after ${tries} more`,
  );
}
