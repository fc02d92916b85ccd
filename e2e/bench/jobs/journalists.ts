import { readFileSync } from 'node:fs';
// eslint-disable-next-line house/no-sleeps -- so long mails are counted
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../harness/database';
import { plantDue } from './dueReleases';
import { publish, slower } from './publishing';
import { fixed, perSecond, reach, report } from './report';

const plantSql = `
with list as (
  insert into journalist_lists (category_name) values ('Everybody ' || gen_random_uuid()) returning journalist_list_id
), people as (
  insert into journalists (address_hash, address, name, outlet, topics)
  select translate(encode(sha256(address::bytea), 'base64'), '+/=', '-_'), address, 'A Reader', 'The Harbor Gazette', ''
  from (select 'reader-' || n || '@everybody.example' as address from generate_series(1, $1::integer) n) reader
  returning journalist_id
), members as (
  insert into journalist_list_members select journalist_list_id, journalist_id from list, people
)
select journalist_list_id as list from list`;

/** Megabytes that a process has taken at the most; NaN where the system does not say. */
const mostMemory = (pid: number): number => {
  try {
    const [, kilobytes = 'NaN'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return NaN;
  }
};

const hours = (seconds: number): string => (seconds / 3600).toFixed(1);

/** Seconds in which a worker looks for work that waits. */
const look = 1;

/** A release for a list of a million, and what of the others is late for it. Mails are counted for a minute, not to their end. */
export async function mailMillion(database: Database, people: number, worker: number): Promise<boolean> {
  const { list } = await database.row<{ list: number }>(plantSql, people);
  const others = 100;
  await publish(database, others);
  const { all: alone } = await publish(database, others);
  const before = mostMemory(worker);
  const due = await plantDue(database, 1, { lists: [list] });
  const [published = NaN] = await reach(due.published, due.at, [1]);
  const countOf = (state: string) => async () =>
    (
      await database.row<{ count: number }>(
        `select count(*)::integer as count from journalist_mails where distribution_id = $1${state}`,
        due.first,
      )
    ).count;
  const [gathered = NaN] = await reach(countOf(''), due.at, [people]);
  const name = people.toLocaleString('en-US');
  report(
    true,
    `a release for ${name} journalists: published after ${fixed(published)} s, all gathered after ${gathered.toFixed(0)} s; the worker took ${mostMemory(worker) - before} MB more`,
  );
  const sent = countOf(" and state = 'sent'");
  const [from, since] = [await sent(), performance.now()];
  const { all: beside } = await publish(database, others);
  await sleep(60_000);
  const rate = perSecond((await sent()) - from, (performance.now() - since) / 1000);
  report(true, `mails to them: ${rate} a second, ${hours(people / rate)} hours of one worker for ${name}`);
  return report(
    beside <= slower * alone + look && published <= slower * alone + look,
    `${others} releases that became due meanwhile: published after ${fixed(beside)} s (without the mails: ${fixed(alone)} s)`,
  );
}
