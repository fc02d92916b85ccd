import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client, RequestBody } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import { unseal } from '../../platform/ports/sealing';
import { NotTaken } from '../../platform/ports/wire/wirePort';
import { now, setClock } from '../../platform/settings/clock';
import type { User } from '../../people/users/User';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { deliverDueJob } from '../delivery/deliverToSubscriber';
import { sealOwner } from '../delivery/subscriber';
import type { Release } from '../lifecycle/Release';
import { publishDueRelease } from '../publishing/publishDueRelease';
import { resealTokens } from '../social/resealTokens';

const server = useTestServer({ websubHub: 'https://hub.example/' });
let admin: Client;
let administrator: User;
let owner: User;
beforeAll(async () => {
  administrator = await makeUser({ group: 'ADMIN' });
  admin = await server.as(administrator);
  owner = await makeUser();
});
beforeEach(async () => {
  setClock(null);
  server.ports.wire.stories.length = 0;
  server.ports.wire.refuses.clear();
  await execute('update subscribers set removed_at = now() where not is_downstream');
  // What other tests have published is older than what subscribers ask for.
  await execute(`update news_items set published_at = '2001-11-20'`);
});

let count = 0;
const today = () => new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
const subscribe = async (given: Partial<RequestBody<'createSubscriber'>> = {}) => {
  count += 1;
  const push = { kind: 'push' as const, address: `https://wire${count}.example/stories` };
  const body = { name: `Wire ${count}`, ...push, firstDay: today(), ...given };
  const { data } = await admin.call('createSubscriber', { body });
  await runJobs(server);
  return { ...data, id: data.subscriber.subscriberId, url: data.subscriber.address };
};
const publish = async (given: Parameters<typeof makeRelease>[1] = {}): Promise<Release> => {
  const content = { releaseDate: new Date(now().getTime() - 60_000), paid: true, ...given };
  const release = await makeRelease(owner, content, 'PendingDistribution');
  await doJob(server, publishDueRelease, { distributionId: release.distributionId });
  await runJobs(server);
  return release.reload();
};
const correct = async ({ distributionId, package: sold }: Release, summary: string): Promise<void> => {
  const { data } = await admin.call('getReviewedRelease', { path: { id: distributionId } });
  const { distributionVersion } = data.release;
  const saved = await admin.call('saveReviewedRelease', {
    path: { id: distributionId },
    body: { package: sold, distributionVersion, summary },
  });
  const correctionNote = 'The year was wrong.';
  const version = saved.data.release.distributionVersion;
  await admin.call('publishRelease', {
    body: { distributionId, distributionVersion: version, correctionNote },
  });
  await runJobs(server);
};
const takeDown = async ({ distributionId: id }: Release): Promise<void> => {
  await admin.call('takeDownRelease', { path: { id }, body: { reason: 'It was not theirs.' } });
  await runJobs(server);
};
const sentTo = (url: string) => server.ports.wire.stories.filter((story) => story.url === url);
const log = async (id: number) => (await admin.call('listSubscriberDeliveries', { path: { id } })).data;
const fetchFrom = async (secret: string, after = 0, file = 'ninjs-3.1.json') => {
  const headers = { Authorization: `Bearer ${secret}` };
  const response = await server.send(`/wire/${file}?after=${after}`, { headers });
  const next = Number(/after=(\d+)/.exec(response.headers.get('Link') ?? '')?.[1]);
  const list = (await response.json()) as { associations: { title: string; pubStatus: string }[] };
  return { status: response.status, next, stories: list.associations };
};
const laterOn = async (minutes: number): Promise<void> => {
  setClock(new Date(now().getTime() + minutes * 60_000));
  await doJob(server, deliverDueJob.handler, {});
  await runJobs(server);
};

test('a release, its correction and its withdrawal go to whoever asked for it, each once', async () => {
  const all = await subscribe();
  const economy = await subscribe({ topics: ['04000000'] });
  const ofCompany = await subscribe({ companies: 'Harbor Róbotics\n\nCedar Works' });
  const sport = await subscribe({ topics: ['15000000'], companies: 'Nobody' });
  const release = await publish({ mediaTopics: ['20000209'] });
  const first = { prid: release.prwebPressReleaseId, status: 'usable', note: '', headline: release.headline };
  for (const { url } of [all, economy, ofCompany])
    expect(sentTo(url)).toEqual([expect.objectContaining(first)]);
  expect(sentTo(sport.url)).toEqual([]);
  await publish({ ownSiteOnly: true });
  expect(sentTo(all.url)).toHaveLength(1);

  const late = await subscribe({ firstDay: '2999-01-01' });
  await correct(release, 'A corrected summary of what has happened.');
  const path = { id: release.distributionId };
  const receipts = async (by: Client) =>
    (await by.call('listReleaseDeliveries', { path })).data.filter(({ channel }) => channel === 'subscriber');
  expect(await receipts(await server.as(owner))).toHaveLength(6);
  await takeDown(release);
  await runJobs(server, { twice: true });
  const [, correction, withdrawal] = sentTo(all.url);
  expect(correction).toMatchObject({
    status: 'usable',
    note: 'Correction. The year was wrong. Changed: Summary.',
  });
  expect(withdrawal).toMatchObject({ status: 'canceled', prid: first.prid });
  expect(withdrawal?.text).not.toContain('Sparrows Point');
  expect([withdrawal?.company, withdrawal?.place]).toEqual(['', '']);
  const versions = sentTo(all.url).map(({ version }) => Number(version));
  expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other));
  expect(sentTo(economy.url)).toHaveLength(3);
  for (const { url } of [sport, late]) expect(sentTo(url)).toEqual([]);

  const went = await receipts(admin);
  expect(went).toHaveLength(9);
  expect(went[0]).toMatchObject({
    occasion: 'withdrawal',
    state: 'taken',
    isFetched: false,
    problem: null,
  });
  const stranger = await server.as(await makeUser());
  expect((await refusalOf(stranger.call('listReleaseDeliveries', { path }))).status).toBe(404);
});

test('the page of a release is read until it is as it was published, and the feeds are told', async () => {
  const { site } = server.ports;
  const asItIs = (at: string) => server.send(at, { redirect: 'manual' });
  const asBefore = () => Promise.resolve(new Response('<h1>What was there before</h1>'));
  const { told } = server.ports.hub;
  told.length = 0;
  site.answer = asItIs;
  const release = await publish({ mediaTopics: ['20000209'] });
  const feeds = [
    '/news/feed.rss',
    '/news/companies/harbor-robotics/feed.json',
    '/news/topics/04000000/feed.atom',
  ];
  expect(told).toEqual(expect.arrayContaining(feeds.map((feed) => server.config.publicUrl + feed)));
  told.length = 0;
  site.answer = asBefore;
  await correct(release, 'A corrected summary of what has happened.');
  expect(told).toContain(`${server.config.publicUrl}/news/feed.rss`);
  const path = { id: release.distributionId };
  const ofPage = async (by: Client) =>
    (await by.call('listReleaseDeliveries', { path })).data
      .filter(({ channel }) => channel === 'page')
      .map(({ occasion, state, problem }) => [occasion, state, problem]);
  const problem = 'What is read there is not what was published.';
  expect(await ofPage(admin)).toEqual([
    ['correction', 'queued', problem],
    ['first', 'taken', null],
  ]);
  expect((await ofPage(await server.as(owner)))[0]).toEqual(['correction', 'queued', null]);
  site.answer = asItIs;
  await runJobs(server, { early: true });
  expect((await ofPage(admin))[0]).toEqual(['correction', 'taken', null]);
  // A cache that goes on serving what was taken down: administrators are told, once.
  site.answer = asBefore;
  server.ports.mail.sent.length = 0;
  await takeDown(release);
  for (let tries = 0; tries < 7; tries += 1) await runJobs(server, { early: true });
  expect((await ofPage(admin))[0]).toEqual(['withdrawal', 'failed', 'The page answers 200.']);
  const mails = server.ports.mail.sent.filter(({ to }) => to === administrator.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['A withdrawn release can still be read']);
});

test('one that takes nothing, or not this, keeps nothing else waiting; what waits is never sent withdrawn', async () => {
  const [down, picky, well] = [await subscribe(), await subscribe(), await subscribe()];
  const { refuses } = server.ports.wire;
  refuses.set(down.url, new NotTaken('unavailable', 'The receiver cannot be reached.'));
  refuses.set(picky.url, new NotTaken('refused', 'The receiver answers 422.'));
  const release = await publish();
  expect(sentTo(well.url)).toHaveLength(1);
  refuses.delete(picky.url);
  const second = await publish();
  expect(sentTo(picky.url)).toEqual([expect.objectContaining({ prid: second.prwebPressReleaseId })]);
  const [, refused] = await log(picky.id);
  expect(refused).toMatchObject({ state: 'queued', problem: 'The receiver answers 422.', tries: 1 });
  await takeDown(second);
  const waiting = (await log(down.id)).map(({ state }) => state);
  expect(waiting).toEqual(['dropped', 'queued']);
  refuses.delete(down.url);
  await laterOn(40);
  expect(sentTo(down.url)).toEqual([
    // The first one was tried, and may have come: the second never was.
    expect.objectContaining({ prid: release.prwebPressReleaseId, status: 'usable' }),
  ]);
  expect(sentTo(picky.url).map(({ status }) => status)).toEqual(['usable', 'canceled', 'usable']);

  // A story at which a receiver breaks down is not tried again and again before the others.
  const { breaksAt } = server.ports.wire;
  const bad = 'Harbor Robotics sends a story at which a receiver breaks down for ever';
  breaksAt.add(bad);
  await publish({ headline: bad });
  const good = await publish();
  await laterOn(2);
  expect(sentTo(well.url).at(-1)).toMatchObject({ prid: good.prwebPressReleaseId });
  breaksAt.clear();
  await laterOn(40);

  setClock(null);
  refuses.set(well.url, new NotTaken('refused', 'The receiver answers 422.'));
  await takeDown(good);
  await publish();
  await publish();
  for (let tries = 0; tries < 9; tries += 1) await laterOn(300);
  setClock(null);
  const [failed] = await log(well.id);
  const told = server.ports.mail.sent.filter(
    ({ to, text }) => to === administrator.email && text.includes('is not tried again'),
  );
  const subjects = [
    `${well.subscriber.name} was not told of a withdrawal`,
    `${well.subscriber.name} refuses a release`,
  ];
  expect(told.map(({ subject }) => subject)).toEqual(expect.arrayContaining(subjects));
  expect(told).toHaveLength(2);
  expect(failed).toMatchObject({ state: 'failed', tries: 9, nextDate: null });
  refuses.clear();
  await admin.call('sendDeliveryAgain', { path: { id: failed?.deliveryNumber ?? 0 } });
  await runJobs(server);
  expect((await log(well.id))[0]).toMatchObject({ state: 'taken', problem: null });
});

test('who fetches goes on from a number, and gets of each release what holds now', async () => {
  const { id, secret } = await subscribe({ kind: 'pull', address: '' });
  expect((await fetchFrom(secret)).stories).toEqual([]);
  const [one, two] = [
    await publish(),
    await publish({ headline: 'Two ships of Harbor Robotics leave Baltimore for the Azores in spring' }),
  ];
  const first = await fetchFrom(secret);
  expect(first.stories.map(({ title }) => title)).toEqual([one.headline, two.headline]);
  expect((await log(id)).map(({ state }) => state)).toEqual(['taken', 'taken']);
  expect((await fetchFrom(secret, first.next)).stories).toEqual([]);
  await correct(one, 'A corrected summary of what has happened.');
  await takeDown(one);
  await correct(two, 'A corrected summary of the ships.');
  const then = await fetchFrom(secret, first.next);
  expect(then.stories).toMatchObject([
    { title: one.headline, pubStatus: 'canceled' },
    { title: two.headline, pubStatus: 'usable' },
  ]);
  // From the beginning too: nothing of what was withdrawn, and nothing twice.
  expect((await fetchFrom(secret)).stories).toMatchObject([
    { pubStatus: 'canceled' },
    { title: two.headline, pubStatus: 'usable' },
  ]);
  expect(
    (await server.send('/wire/newsml-g2.xml', { headers: { Authorization: `Bearer ${secret}` } })).status,
  ).toBe(200);
  const next = await admin.call('renewSubscriberSecret', { path: { id } });
  for (const wrong of [secret, '', 'x'.repeat(40)]) {
    const headers = { Authorization: `Bearer ${wrong}` };
    expect((await server.send('/wire/ninjs-3.1.json', { headers })).status).toBe(401);
  }
  expect((await fetchFrom(next.data.secret, then.next)).status).toBe(200);
  const headers = { Authorization: `Bearer ${next.data.secret}` };
  expect((await server.send('/wire/ninjs-3.1.json?after=x', { headers })).status).toBe(400);
});

test('what was published since the first day goes to a new subscriber; what is paused waits', async () => {
  const release = await publish();
  const { id, url, subscriber } = await subscribe();
  expect(sentTo(url).map(({ prid }) => prid)).toContain(release.prwebPressReleaseId);
  const { name, kind, address, firstDay } = subscriber;
  const body = { name, kind, address, firstDay, isPaused: true, version: 1 };
  const paused = await admin.call('saveSubscriber', { path: { id }, body });
  expect(paused.data.pausedDate).not.toBeNull();
  const before = sentTo(url).length;
  await publish();
  expect(sentTo(url)).toHaveLength(before);
  const stale = await refusalOf(admin.call('saveSubscriber', { path: { id }, body }));
  expect(stale).toMatchObject({ status: 409, problem: { code: 'subscriber-stale' } });
  await admin.call('saveSubscriber', { path: { id }, body: { ...body, version: 2, isPaused: false } });
  await admin.call('testSubscriber', { path: { id } });
  await runJobs(server);
  expect(sentTo(url)).toHaveLength(before + 2);
  expect(sentTo(url).at(-1)).toMatchObject({
    status: 'withheld',
    headline: expect.stringContaining('Test') as string,
  });
  const [delivery] = await log(id);
  const shown = await admin.call('getDeliveredStory', { path: { id: delivery?.deliveryNumber ?? 0 } });
  expect(shown.data).toMatchObject({ type: 'application/json', isAsSent: true });

  const other = await subscribe();
  const taken = { ...body, name: other.subscriber.name.toUpperCase(), version: 3, isPaused: false };
  expect((await refusalOf(admin.call('saveSubscriber', { path: { id }, body: taken }))).problem.code).toBe(
    'subscriber-name-taken',
  );
  const keys = [{ name: 'newer', key: Buffer.alloc(32, 9) }, ...server.config.social.tokenKeys];
  await resealTokens(keys);
  const [kept] = await execute<{ secret: string }>(
    'select sealed_secret as secret from subscribers where subscriber_id = $1',
    [other.id],
  );
  expect(unseal(keys.slice(0, 1), sealOwner(other.id), kept?.secret ?? '')).toBe(other.secret);
  const unreadable = { ...body, version: 3, address: 'https://[/' };
  expect((await refusalOf(admin.call('saveSubscriber', { path: { id }, body: unreadable }))).status).toBe(
    400,
  );
  await admin.call('deleteSubscriber', { path: { id } });
  await publish();
  expect(sentTo(url)).toHaveLength(before + 2);
  expect((await refusalOf(admin.call('getSubscriber', { path: { id } }))).status).toBe(404);
});

test('what the version before this one writes is among the deliveries', async () => {
  const release = await makeRelease(owner, {}, 'Published');
  const id = release.distributionId;
  const states = () => execute('select state, era_id from deliveries where distribution_id = $1', [id]);
  await execute(
    'insert into wire_deliveries (distribution_id, version_number, created_at) values ($1, 1, now())',
    [id],
  );
  expect(await states()).toEqual([{ state: 'queued', era_id: null }]);
  await execute(
    `update wire_deliveries set delivered_at = now(), story_date = now(), story_number = 'PR1', era_id = 'E1'
      where distribution_id = $1`,
    [id],
  );
  expect(await states()).toEqual([{ state: 'taken', era_id: 'E1' }]);
});
