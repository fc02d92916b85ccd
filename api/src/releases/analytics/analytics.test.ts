import { beforeEach, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { createLogger } from '../../platform/logging/logger';
import { setClock } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { replayLog } from '../../testing/labelledLog';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { makePdf } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';
import { refusalOf } from '../../testing/payer';
import { doJob } from '../../testing/doJob';
import type { User } from '../../people/users/User';
import type { Release } from '../lifecycle/Release';
import { AnalyticsCounter, type Counted } from './analyticsCounter';
import { gatherAnalyticsJob } from './mailAnalytics';
import { forgetVisits } from './visits';

const monday = Date.parse('2026-11-16T15:00:00Z');
const hour = 3_600_000;
const at = (time: number): void => setClock(new Date(time));

const server = useTestServer();
let owner: User;
let release: Release;
beforeEach(async () => {
  // Away from the ends of periods and days.
  at(monday);
  owner = await makeUser();
  release = await makeRelease(owner, { paid: true }, 'Published');
  server.ports.mail.sent.length = 0;
});

const person = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'accept-language': 'en-US',
};
const pathOf = ({ slug, prwebPressReleaseId }: Release) => `/news/${slug ?? ''}-${prwebPressReleaseId}`;
const seen = async (by: User = owner, { distributionId: id }: Release = release) =>
  (await (await server.as(by)).call('getReleaseAnalytics', { path: { id } })).data;

describe('people', () => {
  const counters = Array.from({ length: 2 }, () => new AnalyticsCounter(createLogger('silent', 'test')));
  const read = (process: 0 | 1, ip: string, headers: object = {}) => {
    const number = release.prwebPressReleaseId;
    const counted: Counted = { what: 'reads', numbers: [number], path: `/news/${number}` };
    counters[process]?.count({ method: 'GET', headers: { ...person, ...headers }, ip }, counted);
  };
  const reads = async () => {
    await Promise.all(counters.map((counter) => counter.write()));
    return (await seen()).inDays.reads;
  };

  test('count once in eight hours, on whichever process, and nothing is kept by which they could be found', async () => {
    read(0, '198.51.100.7');
    read(0, '198.51.100.7', { referer: 'https://elsewhere.example/' });
    read(1, '::ffff:198.51.100.7');
    expect(await reads()).toBe(1);
    read(1, '198.51.100.8');
    read(1, '198.51.100.7', { 'accept-language': 'de' });
    read(0, '2001:db8:7:1::9');
    read(1, '2001:db8:7:1:aaaa:bbbb:cccc:dddd');
    read(1, '2001:db8:7:2::9');
    expect(await reads()).toBe(5);
    // The period ends at 4 pm in New York.
    at(monday + 5.9 * hour);
    read(0, '198.51.100.7');
    expect(await reads()).toBe(5);
    at(monday + 6.1 * hour);
    read(0, '198.51.100.7');
    expect(await reads()).toBe(6);
    const kept = async () =>
      (
        await execute<{ kept: string }>(
          `select (select count(*) from analytics_visits) || ' ' || (select count(*) from analytics_salts) as kept`,
        )
      )[0]?.kept;
    expect(await kept()).toBe('6 2');
    await forgetVisits(new Date(monday + 6.2 * hour));
    expect(await kept()).toBe('1 1');
    const [stored] = await execute<{ text: string }>(
      `select (select string_agg(encode(visit, 'escape') || period, '') from analytics_visits) ||
        (select string_agg(row_to_json(r)::text, '') from release_referrers r) as text`,
    );
    expect(stored?.text).not.toMatch(/198\.51|Firefox/);
  });

  test('that wait for a database are counted when it answers, once', async () => {
    at(monday);
    const [counter] = counters;
    await execute('alter table release_analytics rename to away');
    read(0, '198.51.100.7');
    read(0, '198.51.100.8');
    await counter?.write();
    read(0, '198.51.100.7');
    read(0, '198.51.100.9');
    await execute('alter table away rename to release_analytics');
    expect(await reads()).toBe(3);
  });

  test('of a log whose readers are known are counted to two in a hundred, machines to the last', async () => {
    const { found, truth } = await replayLog({ requests: 20_000, releases: 40 });
    const { people, ...machines } = truth;
    expect(found).toMatchObject(machines);
    expect(Math.abs(found.people - people) / people).toBeLessThan(0.02);
  });
});

test('a page, its pixel, files and feeds count, each apart from machines, and only of what is public', async () => {
  const { uploadKey } = await makePdf(owner, server.ports.storage);
  release = await makeRelease(
    owner,
    { paid: true, attachments: [{ uploadKey, fileName: 'fact-sheet.pdf' }] },
    'Published',
  );
  const page = pathOf(release);
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await server.send(path, { method, headers: { ...person, ...headers } });
    await answer.arrayBuffer();
    return answer;
  };
  await ask(page, { referer: 'https://www.search.example/?q=harbor' });
  // Each of these again, and also as from a cache of the browser.
  const etag = (await ask(page)).headers.get('etag') ?? '';
  await expect.poll(async () => (await ask(page, { 'if-none-match': etag })).status).toBe(304);
  await ask(page, {}, 'HEAD');
  await ask(page, { 'user-agent': 'curl/8.1' });
  await ask(page, { 'user-agent': 'Barracuda' });
  await ask(page, { 'sec-purpose': 'prefetch;prerender' });
  const pixel = await ask(`${page}/shown.gif`);
  expect([pixel.headers.get('cache-control'), pixel.headers.get('content-type')]).toEqual([
    'no-store',
    'image/gif',
  ]);
  expect(await (await server.send(page, { headers: person })).text()).toContain(
    `<img src="${page}/shown.gif" alt="" width="1" height="1"`,
  );
  await ask(`${page}/release.pdf`);
  await ask(`${page}/${uploadKey}`);
  await ask(`${page}/${uploadKey}`);
  for (const feed of ['/news/feed.rss', '/news/feed.rss', '/news/feed.atom', `${page}/nitf.xml`])
    await ask(feed, { 'user-agent': 'Reader/1.0' });
  // Neither what is not published nor what never was.
  const draft = await makeRelease(owner);
  expect((await ask(`/news/x-${draft.prwebPressReleaseId}/shown.gif`)).status).toBe(200);
  for (const number of ['2147483647', '99999999999'])
    expect((await ask(`/news/x-${number}/shown.gif`)).status).toBe(200);
  await server.writeCounts();
  const { inDays, total, days, referrers } = await seen();
  expect(inDays).toEqual({
    reads: 1,
    shown: 1,
    feedFetches: 3,
    downloads: 2,
    robots: 1,
    scanners: 1,
    prefetches: 1,
  });
  expect([total, days.length, days.at(-1)?.figures]).toEqual([inDays, 28, inDays]);
  expect(referrers).toEqual([{ from: 'search.example', reads: 1 }]);
  expect((await seen(owner, draft)).total.shown).toBe(0);
  // Whoever may not read it, and the file.
  const stranger = await server.as(await makeUser());
  const path = { id: release.distributionId };
  for (const name of ['getReleaseAnalytics', 'exportReleaseAnalytics'] as const)
    expect((await refusalOf(stranger.call(name, { path }))).status).toBe(404);
  expect((await seen(await makeUser({ group: 'EDITOR' }))).total).toEqual(inDays);
  const { data } = await (await server.as(owner)).call('exportReleaseAnalytics', { path });
  expect(data.split('\r\n').slice(0, 3)).toEqual([
    'Day (Eastern),Page reads,Pages shown,Feed fetches,Downloads,Robots,Mail scanners,Prefetches,Referrer',
    `${days.at(-1)?.day ?? ''},1,1,3,2,1,1,1,`,
    `${days.at(-1)?.day ?? ''},1,,,,,,,search.example`,
  ]);
});

test('whoever makes up sites that link to it is cut off at a hundred a day, and counts on', async () => {
  const counter = new AnalyticsCounter(createLogger('silent', 'test'));
  const number = release.prwebPressReleaseId;
  await execute('truncate analytics_visits');
  for (const part of [0, 1]) {
    for (let place = 0; place < 90; place += 1)
      counter.count(
        {
          method: 'GET',
          ip: `192.0.2.${part * 90 + place}`,
          headers: { ...person, referer: `https://spam-${part}-${place}.example/` },
        },
        { what: 'reads', numbers: [number], path: 'page' },
      );
    await counter.write();
  }
  // Nor does one network that makes up browsers and addresses take the places of others, or numbers that are not public leave anything.
  const flood = (ip: (place: number) => string, path: string, numbers: number[]) => {
    for (let place = 0; place < 300; place += 1)
      counter.count(
        {
          method: 'GET',
          ip: ip(place),
          headers: { ...person, 'user-agent': `${person['user-agent']} ${place}` },
        },
        { what: 'shown', numbers, path },
      );
  };
  flood((place) => `2001:db8::${place.toString(16)}`, 'pixel', [number]);
  flood(() => '192.0.2.251', 'unknown', [2_147_483_647]);
  await counter.write();
  const [kept] = await execute<{ visits: number }>(
    'select count(*)::integer as visits from analytics_visits',
  );
  expect(kept?.visits).toBe(280);
  const { referrers, inDays } = await seen();
  expect([inDays.reads, inDays.shown]).toEqual([180, 100]);
  expect(referrers[0]).toEqual({ from: 'Other sites', reads: 80 });
});

describe('the mail of a week', () => {
  const contact = 'press@harbor.example';
  const read = (of: Release, day: string, reads: number) =>
    execute('insert into release_analytics (distribution_id, day, reads) values ($1, $2, $3)', [
      of.distributionId,
      day,
      reads,
    ]);
  const mails = async () => {
    await doJob(server, gatherAnalyticsJob.handler, {});
    await runJobs(server, { twice: true });
    return server.ports.mail.sent.splice(0).filter(({ to }) => to === contact);
  };

  test('goes to the contact of what was read in it, once, and no more to who stopped it', async () => {
    const publishedAt = new Date(monday);
    const given = { primaryContactEmail: contact, publishedAt };
    const many = await Promise.all(
      ['Plant opens', 'Plant grows'].map((headline) =>
        makeRelease(owner, { ...given, headline }, 'Published'),
      ),
    );
    await makeRelease(owner, { ...given, headline: 'Unread' }, 'Published');
    const old = await makeRelease(
      owner,
      { ...given, headline: 'Old', publishedAt: new Date(monday - 80 * 24 * hour) },
      'Published',
    );
    for (const [place, one] of [...many, old].entries()) await read(one, '2026-11-18', 7 + place);
    if (many[0]) await read(many[0], '2026-11-09', 1_000);
    at(Date.parse('2026-11-23T13:00:00Z'));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([contact, 'Analytics of 2 press releases']);
    expect(mail?.text).toContain('From 16 Nov 2026 to 22 Nov 2026 (US/Eastern):');
    expect(mail?.text).toContain(
      'Plant opens: 7 page reads, 0 pages shown, 0 downloads. Since its publication: 1,007 page reads',
    );
    expect(mail?.text).not.toMatch(/Unread|Old/);
    expect(await mails()).toEqual([]);
    const stop = new URL(/<(.*)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname;
    expect(await (await server.send(stop)).text()).toContain('Stop the weekly analytics?');
    await execute('delete from mails_sent');
    expect(await mails()).toHaveLength(1);
    expect(await (await server.send(stop, { method: 'POST' })).text()).toContain('You are unsubscribed');
    await execute('delete from mails_sent');
    expect(await mails()).toEqual([]);
    await server.send(`${stop}?again=1`, { method: 'POST' });
    expect(await mails()).toHaveLength(1);
  });
});
