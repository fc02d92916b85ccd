import { beforeEach, expect, test } from 'vitest';
import { slugOf } from '@dispatch/contract';
import { HtmlValidate } from 'html-validate';
import { execute } from '../../platform/database/database';
import { MailRefused } from '../../platform/ports/mail/mailPort';
import { now, setClock } from '../../platform/settings/clock';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import type { Release } from '../lifecycle/Release';
import { publishDueRelease } from '../publishing/publishDueRelease';
import { forgetFollowers } from './followers';
import { mailFollowerJob, mailFollowersJob } from './mailFollowers';

const server = useTestServer();
let { sent, refused }: Pick<typeof server.ports.mail, 'sent' | 'refused'> = { sent: [], refused: new Map() };

beforeEach(async () => {
  setClock(null);
  ({ sent, refused } = server.ports.mail);
  sent.length = 0;
  refused.clear();
  server.ports.mail.down = false;
  await execute('delete from followers');
  await execute('delete from news_items');
  await execute(`delete from rate_limits where key like 'follow-%'`);
});

const post = (address: string, fields: Record<string, string> = {}) =>
  server.send(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const textOf = async (address: string): Promise<string> => (await server.send(address)).text();
const pathIn = (text: string): string => /https?:\/\/[^/\s]+(\/news\/follow\S*)/.exec(text)?.[1] ?? '';

const asked = async (email: string, kind: string, key: string) => {
  const answer = await post('/news/follow', { email, kind, key });
  return { status: answer.status, text: await answer.text(), mail: sent.findLast(({ to }) => to === email) };
};
/** Answers the address of the page with all that is followed. */
const follow = async (email: string, kind: string, key: string): Promise<string> => {
  const { mail } = await asked(email, kind, key);
  const confirmed = await post(pathIn(mail?.text ?? ''));
  sent.length = 0;
  return (confirmed.headers.get('location') ?? '').replace(/\?.*/, '');
};
const publish = async (headline: string, given: Parameters<typeof makeRelease>[1] = {}): Promise<Release> => {
  const due = { releaseDate: new Date(now().getTime() - 60_000), paid: true, slug: slugOf(headline) };
  const release = await makeRelease(await makeUser(), { headline, ...due, ...given }, 'PendingDistribution');
  await doJob(server, publishDueRelease, { distributionId: release.distributionId });
  await runJobs(server);
  return release.reload();
};
const change = async (action: 'correct' | 'takeDown', { distributionId, package: sold }: Release) => {
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const path = { id: distributionId };
  if (action === 'takeDown') await admin.call('takeDownRelease', { path, body: { reason: 'Not theirs.' } });
  else {
    const { distributionVersion } = (await admin.call('getReviewedRelease', { path })).data.release;
    const summary = 'A corrected summary of what has happened.';
    await admin.call('saveReviewedRelease', { path, body: { package: sold, distributionVersion, summary } });
    await admin.call('publishRelease', { body: { distributionId } });
  }
  await runJobs(server);
};
const later = async (hours: number, options: Parameters<typeof runJobs>[1] = {}): Promise<void> => {
  setClock(new Date(now().getTime() + hours * 3_600_000));
  await doJob(server, mailFollowersJob.handler, {});
  await runJobs(server, options);
};
/** To readers, without what customers are told. */
const news = () => sent.filter(({ to }) => /@news\.example$/i.test(to));
const subjects = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);

test('what matches comes in one mail however much of it does; the own site alone, and a second run, mail nobody', async () => {
  await publish('Before anybody follows');
  const everything = 'ada@news.example';
  for (const [kind, key] of [
    ['company', 'harbor-robotics'],
    ['topic', '05000000'],
    ['place', 'baltimore'],
    ['search', 'q=sparrows+point&from=2026-01-01'],
  ] as const)
    await follow(everything, kind, key);
  await follow('ben@news.example', 'topic', '15000000');
  await follow('cem@news.example', 'search', 'q=sparrows+-point');
  expect(subjects(everything)).toEqual([]);

  const release = await publish('A school for robots', { mediaTopics: ['20000411'], cityState: 'Baltimore' });
  await runJobs(server, { twice: true });
  expect(subjects(everything)).toEqual(['A school for robots']);
  const [mail] = news();
  for (const reason of ['Harbor Robotics', 'Education', 'BALTIMORE', '“sparrows point”'])
    expect(mail?.text.toLowerCase()).toContain(reason.toLowerCase());
  expect(mail?.text).toContain(`/news/a-school-for-robots-${release.prwebPressReleaseId}`);
  await publish('For the own site', { ownSiteOnly: true });
  await publish('Of another company', {
    primaryContactCompany: 'Others',
    cityState: 'Ohio',
    body: '<p>No.</p>',
    summary: 'It tells of something else.',
  });
  expect(news()).toHaveLength(1);
});

test('mails come at once, daily or weekly, not while paused, and one that was not taken comes later, once', async () => {
  const page = await follow('ada@news.example', 'company', 'harbor-robotics').catch(() => '');
  expect(page).toBe('');
  await publish('The first');
  const address = await follow('ada@news.example', 'company', 'harbor-robotics');
  await post(address, { act: 'frequency', frequency: 'daily' });
  await publish('The second');
  expect(subjects('ada@news.example')).toEqual(['The second']);
  await publish('The third');
  await publish('The fourth');
  await later(23);
  expect(news()).toHaveLength(1);
  server.ports.mail.down = true;
  await later(2);
  server.ports.mail.down = false;
  expect(news()).toHaveLength(1);
  await later(1, { early: true });
  expect(subjects('ada@news.example').at(-1)).toBe('2 press releases that you follow');
  expect(news().at(-1)?.text).toContain('The third');
  await later(30);
  expect(news()).toHaveLength(2);
  setClock(null);

  await post(address, { act: 'frequency', frequency: 'weekly' });
  await post(address, { act: 'pause' });
  expect(await textOf(address)).toContain('No mails are sent at present.');
  await publish('While paused');
  await post(address, { act: 'goOn' });
  await publish('After it');
  expect(subjects('ada@news.example').at(-1)).toBe('After it');
  await publish('In the same week');
  await later(26);
  expect(subjects('ada@news.example').at(-1)).toBe('After it');
  await later(24 * 6);
  expect(subjects('ada@news.example').at(-1)).toBe('In the same week');
  expect(news()).toHaveLength(4);
});

test('a mail that its server does not want ends among the failed jobs, from where staff sends it', async () => {
  await publish('Before');
  await follow('ada@news.example', 'company', 'harbor-robotics');
  refused.set('ada@news.example', 'mail' satisfies MailRefused['kind']);
  await publish('Not wanted');
  const tries = mailFollowerJob.retryLimit;
  for (let count = 0; count < tries; count += 1) await runJobs(server, { early: true });
  expect(await runJobs(server, { early: true })).toEqual([]);
  refused.clear();
  await later(1);
  expect(news()).toEqual([]);

  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const { data } = await admin.call('listFailedJobs', { query: { state: 'failed' } });
  const failed = data.filter(({ what }) => what === mailFollowerJob.title);
  expect(failed.map(({ error }) => error)).toEqual([expect.stringContaining('refused the mail')]);
  await admin.call('retryFailedJob', { path: { id: failed[0]?.id ?? '' } });
  await runJobs(server);
  expect(subjects('ada@news.example')).toEqual(['Not wanted']);
});

test('who follows a release hears of corrections, and who was told of it that it is withdrawn', async () => {
  await publish('Before');
  await follow('told@news.example', 'company', 'harbor-robotics');
  const headline = 'Harbor Robotics opens a plant that has to be corrected before long';
  const release = await publish(headline);
  await follow('reader@news.example', 'release', String(release.prwebPressReleaseId));
  await follow('late@news.example', 'company', 'harbor-robotics');
  await change('correct', release);
  expect(news().map(({ to, subject }) => [to, subject])).toEqual([
    ['reader@news.example', `Corrected: ${headline}`],
  ]);
  await change('takeDown', release);
  const withdrawn = news()
    .slice(1)
    .map(({ to, subject }) => [to, subject]);
  expect(withdrawn.sort()).toEqual([
    ['reader@news.example', `Withdrawn: ${headline}`],
    ['told@news.example', `Withdrawn: ${headline}`],
  ]);
  // What waits of a release that goes is not sent; that it is gone neither.
  await execute(`update followers set frequency = 'weekly', next_at = now() + interval '7 days'`);
  const gone = await publish('Gone before it is told');
  await change('takeDown', gone);
  sent.length = 0;
  await later(24 * 8);
  expect(news()).toEqual([]);
});

test('nothing is kept of an address before it is confirmed, and few mails go to it', async () => {
  const release = await publish('Of Harbor');
  const stranger = 'stranger@news.example';
  const first = await asked(stranger, 'company', 'harbor-robotics');
  expect([first.status, first.mail?.subject]).toEqual([200, 'Please confirm: Harbor Robotics']);
  expect(await execute('select * from followers')).toEqual([]);
  const link = pathIn(first.mail?.text ?? '');
  // Programs that open links confirm nothing.
  expect(await textOf(link)).toContain('Mails about Harbor Robotics will go to stranger@news.example.');
  expect(await execute('select * from followers')).toEqual([]);
  for (let count = 0; count < 5; count += 1) await asked(stranger.toUpperCase(), 'topic', '05000000');
  expect(news()).toHaveLength(3);
  for (const token of [`${link}x`, link.replace(/follow\/./, 'follow/x'), '/news/follow/x'])
    expect((await post(token)).status).toBe(404);
  setClock(new Date(now().getTime() + 4 * 86_400_000));
  expect((await post(link)).status).toBe(404);
  setClock(null);
  for (const [kind, key] of [
    ['company', 'nobody'],
    ['topic', '99999999'],
    ['search', 'from=2026-01-01'],
    ['release', '1'],
    ['constructor', 'x'],
    ['release', `${release.prwebPressReleaseId}\u0000`],
  ] as const)
    expect((await asked('ada@news.example', kind, key)).status, `${kind} ${key}`).toBe(
      key.includes('\u0000') ? 200 : 404,
    );
  const wrong = await asked('<b>"nobody', 'company', 'harbor-robotics');
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('value="&lt;b&gt;&quot;nobody"');
  const typed = await asked('fay@news.example', 'search', 'q=buy+at+evil.example');
  expect(`${typed.mail?.subject} ${typed.mail?.html}`).not.toContain('evil');
  expect(await textOf(pathIn(typed.mail?.text ?? ''))).toContain('“buy at evil.example”');
  server.ports.mail.down = true;
  const down = await asked('eve@news.example', 'topic', '05000000');
  expect([down.status, down.text.includes('could not be sent')]).toEqual([503, true]);
  server.ports.mail.down = false;
  for (let count = 0; count < 20; count += 1) await asked('eve@news.example', 'topic', '05000000');
  expect((await post('/news/follow', {})).status).toBe(429);
});

test('a signed link shows all that is followed; one press ends it, and a mailbox that is gone is forgotten', async () => {
  await publish('Of Harbor', { mediaTopics: ['20000411'] });
  const email = 'ada@news.example';
  const address = await follow(email, 'company', 'harbor-robotics');
  expect(await follow(email.toUpperCase(), 'search', 'q=%22a+%3Cb%3E%22')).toBe(address);
  const page = await textOf(address);
  for (const text of ['Harbor Robotics', '“&quot;a &lt;b&gt;&quot;”', email]) expect(page).toContain(text);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const at of [address, `${address}/stop`, '/news/companies/harbor-robotics', '/news/search?q=harbor']) {
    const { results } = await validator.validateString(await textOf(at));
    expect(
      results.flatMap(({ messages }) => messages),
      at,
    ).toEqual([]);
  }
  const [{ id } = { id: 0 }] = await execute<{ id: number }>(
    `select follow_id as id from follows where kind = 'search'`,
  );
  await post(await follow('ben@news.example', 'topic', '05000000'), { act: 'unfollow', follow: String(id) });
  expect(await execute(`select 1 from follows where kind = 'search'`)).toHaveLength(1);
  await post(address, { act: 'unfollow', follow: String(id) });
  expect(await textOf(address)).not.toContain('&lt;b&gt;');
  for (const forged of [`${address}x`, `${address}x/stop`])
    expect((await post(forged, { act: 'stop' })).status).toBe(404);

  await publish('The next one');
  const header = sent.find(({ to }) => to === email)?.headers?.['List-Unsubscribe'] ?? '';
  const stop = /<https?:\/\/[^/]+(\/.*)>/.exec(header)?.[1] ?? '';
  await post(stop, { 'List-Unsubscribe': 'One-Click' });
  expect(await textOf(address)).toContain('You get no more mails');
  await follow('cem@news.example', 'company', 'harbor-robotics');
  refused.set('cem@news.example', 'address' satisfies MailRefused['kind']);
  await publish('The last one');
  expect(await execute('select email from followers')).toEqual([{ email: 'ben@news.example' }]);
  await execute('delete from follows');
  await forgetFollowers(new Date(now().getTime() + 31 * 86_400_000));
  expect(await execute('select email from followers')).toEqual([]);
});
