import type { Database } from '../../harness/database';
import { plantDue } from './dueReleases';
import { perSecond, reach, report } from './report';

/** Seconds from their hour within which a thousand are published; releases and mails a second at the least. */
export const limits = { lateness: 5, releases: 100, mails: 50 };

const fixed = (seconds: number | undefined): string => (seconds ?? NaN).toFixed(2);

/** A thousand releases of one second, and their mails. `halfway` happens in the middle. */
export async function publishThousand(
  database: Database,
  name: string,
  halfway?: () => Promise<void>,
): Promise<boolean> {
  const count = 1_000;
  const due = await plantDue(database, count);
  const reached = reach(due.published, due.at, [count / 2, 0.99 * count, count]);
  if (halfway !== undefined) {
    await reach(due.published, due.at, [count / 2]);
    await halfway();
  }
  const [half, p99, all = NaN] = await reached;
  const twice = await due.notJustOnce();
  const isKept = report(
    all <= limits.lateness && twice === 0,
    `1,000 due at once, ${name}: half after ${fixed(half)} s, 99 % after ${fixed(p99)} s, all after ${fixed(all)} s; ${twice} not just once`,
  );
  if (halfway !== undefined) return isKept;
  const [seconds = NaN] = await reach(due.mailed, due.at, [count]);
  const mails = perSecond(count, seconds);
  return (
    report(mails >= limits.mails, `their customers' mails: ${mails} a second, beside the publishing`) &&
    isKept
  );
}

/** A morning of ten thousand. */
export async function publishMany(database: Database, count: number): Promise<boolean> {
  const due = await plantDue(database, count);
  const [half, all = NaN] = await reach(due.published, due.at, [count / 2, count]);
  const twice = await due.notJustOnce();
  const releases = perSecond(count, all);
  const isPublished = report(
    releases >= limits.releases && twice === 0,
    `${count.toLocaleString('en-US')} due at once: half after ${fixed(half)} s, all after ${fixed(all)} s (${releases} a second); ${twice} not just once`,
  );
  const [mailed = NaN] = await reach(due.mailed, due.at, [count]);
  return report(true, `their customers' mails: all after ${fixed(mailed)} s`) && isPublished;
}

/** Among a thousand, jobs that fail however often they are done. */
export async function publishBesidePoison(database: Database, poisoned: number): Promise<boolean> {
  const count = 1_000;
  const due = await plantDue(database, count, { poisoned });
  const [all = NaN] = await reach(due.published, due.at, [count]);
  const { waits, tries } = await database.row<{ waits: number; tries: number }>(
    `select count(*)::integer as waits, coalesce(sum(retry_count), 0)::integer as tries from jobs.job
      where name = 'publish-release' and data ->> 'distributionId' = 'poison' and state in ('retry', 'active', 'failed')`,
  );
  const twice = await due.notJustOnce();
  return report(
    all <= 2 * limits.lateness && twice === 0 && waits === poisoned,
    `1,000 due at once, and ${poisoned} jobs among them that nobody can do: all after ${fixed(all)} s; ${twice} not just once; ${waits} wait for their next try after ${tries} more`,
  );
}
