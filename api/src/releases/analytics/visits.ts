import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { startOfEasternDay, utcToEastern } from '@dispatch/contract';
import { visitHours } from '@dispatch/contract/analytics';
import { statement } from '../../platform/database/statement';

const hour = 3_600_000;

/** Eight hours of an Eastern day, the last of them an hour longer or shorter when the clocks change. */
export type Period = { day: string; name: string; from: number; until: number };

/** The period of a moment. */
export const periodOf = (now: Date): Period => {
  const { date } = utcToEastern(now);
  const begin = startOfEasternDay(date).getTime();
  const place = Math.min(24 / visitHours - 1, Math.floor((now.getTime() - begin) / (visitHours * hour)));
  const from = begin + place * visitHours * hour;
  const isLast = place === 24 / visitHours - 1;
  const next = startOfEasternDay(utcToEastern(new Date(begin + 36 * hour)).date).getTime();
  return { day: date, name: `${date}/${place}`, from, until: isLast ? next : from + visitHours * hour };
};

/** The address; of IPv6 its network of 64 bits, for one reader’s device gets another address in it each day. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  if (/^::ffff:\d+\./i.test(address)) return address.slice(7);
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const behind = tail === undefined ? 0 : tail.split(':').filter((group) => group !== '').length;
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
};

/** Who asked for what: the network, the browser and the path. It lives in memory until it is hashed, seconds later. */
export type Visitor = { network: string; browser: string; path: string };

/** 128 bits that stand for a visitor while the salt is there, and for nobody once it is gone. */
export const visitHash = ({ network, browser, path }: Visitor, salt: Buffer): Buffer =>
  createHmac('sha256', salt)
    .update(JSON.stringify([network, browser, path]))
    .digest()
    .subarray(0, 16);

const saltOfPeriod = statement('analytics-salt')`
with made as (
  insert into analytics_salts values (:period, :salt) on conflict do nothing returning salt
)
select coalesce((select salt from made), (select salt from analytics_salts where period = :period)) as salt`;

/** The salt of a period, which the processes share: that of whoever asks first. */
export const saltOf = async ({ name }: Period): Promise<Buffer> => {
  for (;;) {
    const { salt } = await saltOfPeriod.one({ period: name, salt: randomBytes(32) });
    // Another process has made it in this moment: the statement did not see it yet.
    if (salt !== null) return salt;
  }
};

const visitsNew = statement('analytics-visits-new')`
insert into analytics_visits (visit, period)
select visit, :period from unnest(:visits::bytea[]) as given (visit) order by visit
on conflict do nothing
returning visit`;

/** Notes visits, and answers which of them nobody has noted in this period. */
export const newVisits = async (
  { name }: Period,
  visits: readonly Buffer[],
): Promise<ReadonlySet<string>> => {
  const added = await visitsNew.all({ period: name, visits: [...visits] });
  return new Set(added.map(({ visit }) => visit.toString('base64')));
};

const saltsForget = statement('analytics-salts-forget')`
delete from analytics_salts where period < :period`;

/** In parts: a busy site has a million of them, and whoever counts at that moment waits for none of this. */
const visitsForget = statement('analytics-visits-forget')`
delete from analytics_visits where visit in (select visit from analytics_visits where period < :period limit 20000)`;

/** Removes salts and hashes of periods that are over. */
export const forgetVisits = async (now: Date): Promise<void> => {
  // A little later: a process may still be writing what it counted in the last seconds of the period.
  const period = periodOf(new Date(now.getTime() - 60_000)).name;
  await saltsForget.run({ period });
  while ((await visitsForget.run({ period })) > 0);
};
