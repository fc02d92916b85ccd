import type { IncomingHttpHeaders } from 'node:http';
import { execute } from '../platform/database/database';
import { createLogger } from '../platform/logging/logger';
import { setClock } from '../platform/settings/clock';
import { AnalyticsCounter, apartAs } from '../releases/analytics/analyticsCounter';
import { periodOf } from '../releases/analytics/visits';
import { makeUser } from './factories';
import { makeRelease } from './makeRelease';

/** A request for the page of a release, and who made it: a person by their number, or what is none. */
type LabelledRequest = {
  at: number;
  page: number;
  ip: string;
  headers: IncomingHttpHeaders;
  by: number | 'robot' | 'scanner' | 'prefetch' | 'imitation';
};

const begins = Date.parse('2026-11-16T15:00:00Z');

/** Numbers of 0 to 1, the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const chrome = (system: string, version: number) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const windows = 'Windows NT 10.0; Win64; x64';
const mac = 'Macintosh; Intel Mac OS X 10_15_7';
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version.replace('_', '.')} Mobile/15E148 Safari/604.1`;

/** The more often one stands here, the more people have it. */
const desktops = [
  ...Array.from({ length: 6 }, () => chrome(windows, 141)),
  ...Array.from({ length: 4 }, () => `${chrome(windows, 141)} Edg/141.0.0.0`),
  chrome(windows, 140),
  chrome(windows, 139),
  chrome(mac, 141),
  chrome(mac, 141),
  chrome(mac, 140),
  chrome('X11; Linux x86_64', 141),
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
];
const phones = [
  iPhone('18_6'),
  iPhone('18_6'),
  iPhone('26_0'),
  iPhone('26_0'),
  iPhone('18_5'),
  iPhone('17_6'),
  chrome('Linux; Android 10; K', 141).replace(' Safari', ' Mobile Safari'),
  chrome('Linux; Android 10; K', 141).replace(' Safari', ' Mobile Safari'),
  chrome('Linux; Android 10; K', 140).replace(' Safari', ' Mobile Safari'),
  chrome('Linux; Android 10; K', 138).replace(' Safari', ' Mobile Safari'),
];
const languages = [
  'en-US,en;q=0.9',
  'en-US,en;q=0.9',
  'en-US,en;q=0.5',
  'en-US',
  'en-GB,en;q=0.9',
  'es-US,es;q=0.9,en;q=0.8',
];
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/136.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'python-requests/2.32.3',
  'curl/8.14.1',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  '',
];
const scanners = [
  'Mozilla/5.0 (compatible; Barracuda Sentinel)',
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
];

/** People of one address: an office, which mostly reads what its own company has published, or a mobile network. */
const office = 30;
const mobile = 60;

/**
 * Three days of a site, in the order of time: of five requests four are by people, a fifth of whom sit in offices that share an address
 * and a tenth in mobile networks that do; one of four reads the same page again. Robots say what they are, or name no
 * language; three in a thousand requests imitate a browser in everything.
 */
function* labelledLog(requests: number, pages: number, begins: number): Generator<LabelledRequest> {
  const random = randomOf(requests);
  const below = (count: number): number => Math.floor(random() * count);
  const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[below(list.length)] as T;
  const people = Math.ceil(requests / 5);
  const browsers = Array.from({ length: people }, (_, person) => ({
    'user-agent': oneOf(person % 10 < 3 || person % 10 === 9 ? phones : desktops),
    'accept-language': oneOf(languages),
  }));
  const hex = (number: number): string => number.toString(16);
  const addressOf = (person: number): string => {
    const group = Math.floor(person / 10);
    if (person % 10 >= 7 && person % 10 < 9)
      return `10.1.${(Math.floor((group * 2) / office) >> 8) & 255}.${Math.floor((group * 2) / office) & 255}`;
    if (person % 10 === 9)
      return `10.2.${(Math.floor(group / mobile) >> 8) & 255}.${Math.floor(group / mobile) & 255}`;
    // Half of the others have a network of their own, in which the address changes.
    return person % 2 === 0
      ? `2001:db8:${hex(person >> 16)}:${hex(person & 65_535)}::${hex(below(65_535))}`
      : `${11 + (person >> 16)}.3.${(person >> 8) & 255}.${person & 255}`;
  };
  const popular = (): number => Math.min(pages - 1, Math.floor(pages ** random()) - 1);
  const recent: { person: number; page: number }[] = [];
  const byPerson = (): { person: number; page: number } => {
    if (recent.length > 0 && random() < 0.25) return oneOf(recent);
    const person = below(people);
    const isOffice = person % 10 >= 7 && person % 10 < 9;
    const own = Math.floor((Math.floor(person / 10) * 2) / office) % pages;
    const read = { person, page: isOffice && random() < 0.5 ? own : popular() };
    if (recent.length < 2_000) recent.push(read);
    else recent[below(recent.length)] = read;
    return read;
  };
  for (let place = 0; place < requests; place += 1) {
    const at = begins + Math.floor((place / requests) * 3 * 86_400_000);
    const chance = random();
    const machine = { at, page: popular(), ip: `12.0.${below(256)}.${below(256)}` };
    if (chance < 0.8) {
      const { person, page } = byPerson();
      yield { at, page, ip: addressOf(person), headers: browsers[person] ?? {}, by: person };
    } else if (chance < 0.9) yield { ...machine, headers: { 'user-agent': oneOf(robots) }, by: 'robot' };
    else if (chance < 0.95) yield { ...machine, headers: { 'user-agent': oneOf(desktops) }, by: 'robot' };
    else if (chance < 0.97) yield { ...machine, headers: { 'user-agent': oneOf(scanners) }, by: 'scanner' };
    else {
      const headers = { 'user-agent': oneOf(desktops), 'accept-language': oneOf(languages) };
      if (chance < 0.997)
        yield { ...machine, headers: { ...headers, 'sec-purpose': 'prefetch' }, by: 'prefetch' };
      else yield { ...machine, headers, by: 'imitation' };
    }
  }
}

type Found = Record<'people' | 'robots' | 'scanners' | 'prefetches', number>;

/** Has such a log counted on so many releases, and answers what was found beside what was there. */
export const replayLog = async ({
  requests,
  releases,
}: {
  requests: number;
  releases: number;
}): Promise<{ found: Found; truth: Found }> => {
  const owner = await makeUser();
  const numbers: number[] = [];
  for (let place = 0; place < releases; place += 1)
    numbers.push((await makeRelease(owner, {}, 'Published')).prwebPressReleaseId);
  await execute('truncate release_analytics, release_referrers, analytics_visits');
  const counter = new AnalyticsCounter(createLogger('silent', 'test'));
  const people = new Set<string>();
  const machines = { robots: 0, scanners: 0, prefetches: 0 };
  let counted = 0;
  for (const { at, page, ip, headers, by } of labelledLog(requests, releases, begins)) {
    const time = new Date(at);
    setClock(time);
    counter.count(
      { method: 'GET', headers, ip },
      { what: 'reads', numbers: [numbers[page] ?? 0], path: `/news/${page}` },
    );
    if (typeof by === 'number') people.add(`${by} ${page} ${periodOf(time).name}`);
    else if (by !== 'imitation') machines[apartAs[by]] += 1;
    counted += 1;
    if (counted % 5_000 === 0) await counter.write();
  }
  await counter.write();
  setClock(null);
  const [found] = await execute<Found>(
    `select sum(reads)::int as people, sum(robots)::int as robots, sum(scanners)::int as scanners,
      sum(prefetches)::int as prefetches from release_analytics`,
  );
  if (found === undefined) throw new Error('Nothing was counted.');
  return { found, truth: { people: people.size, ...machines } };
};
