import { beforeEach, expect, test } from 'vitest';
import { now, setClock } from '../../platform/settings/clock';
import { execute, inTransaction } from '../../platform/database/database';
import { addressHash } from '../journalists/addresses';
import { unsubscribeToken } from '../journalists/unsubscribeToken';
import type { Release } from '../lifecycle/Release';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { onList } from '../../testing/onList';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { deliverRelease } from './deliverRelease';
import { tellJournalists } from './gatherJournalists';

const server = useTestServer();
let author: User;
beforeEach(async () => {
  author = await makeUser();
  server.ports.mail.sent.length = 0;
  server.ports.mail.refused.clear();
  await execute('delete from rate_limits');
  server.config.journalistMails = { perMinute: 600, perBatch: 50 };
});

const listOf = async (...addresses: string[]): Promise<number> => {
  const [list] = await execute<{ id: number }>(
    'insert into journalist_lists (category_name) values (gen_random_uuid()::text) returning journalist_list_id as id',
  );
  await onList(list?.id ?? 0, ...addresses);
  return list?.id ?? 0;
};
const published = async (lists: number[], given: object = {}): Promise<Release> => {
  const release = await makeRelease(author, { cjlSelected: lists, ...given }, 'Published');
  await inTransaction(() => deliverRelease(release, { config: server.config, now: now() }));
  return release;
};
const mailed = () => server.ports.mail.sent.map(({ to }) => to).toSorted();
const seen = async ({ distributionId: id }: Release) =>
  (await (await server.as(author)).call('getJournalistMails', { path: { id } })).data;
const unsubscribe = (address: string, init?: RequestInit) =>
  server.send(`/unsubscribe/${unsubscribeToken(addressHash(address), server.config)}`, init);
const countsOf = async (list: number) =>
  (
    await execute('select unsubscribed, bounced from journalist_lists where journalist_list_id = $1', [list])
  )[0];

test('one mail a person however many lists, and its author sees how many', async () => {
  const lists = [await listOf('ada@one.example', 'bo@one.example'), await listOf('ADA@one.example')];
  await listOf('not-chosen@one.example');
  const release = await published(lists);
  expect(await seen(release)).toEqual({ sent: 0, updated: 0, isSending: true });
  await runJobs(server);
  expect(mailed()).toEqual(['ADA@one.example', 'bo@one.example']);
  expect(await seen(release)).toEqual({ sent: 2, updated: 0, isSending: false });
  const stranger = await server.as(await makeUser());
  await expect(
    stranger.call('getJournalistMails', { path: { id: release.distributionId } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a mail says what the release is about, comes from the site, answers to its contact, and takes no markup', async () => {
  const release = await published([await listOf('ada@two.example')], {
    headline: 'Harbor <b>Robotics</b> & "Co"',
    language: 'ar',
    primaryContactName: 'Dana "The Boss"\r\nBcc: all@two.example',
    primaryContactEmail: 'press@harbor.example',
  });
  await runJobs(server);
  const [mail] = server.ports.mail.sent;
  expect(mail).toMatchObject({
    subject: 'Harbor <b>Robotics</b> & "Co"',
    replyTo: { address: 'press@harbor.example' },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect(mail?.html).toMatch(/<h1 lang="ar" dir="rtl"[^>]*>Harbor &lt;b/);
  expect(mail?.html).toContain('Harbor &lt;b&gt;Robotics&lt;/b&gt; &amp; &quot;Co&quot;');
  for (const part of [
    release.summary,
    `/news/${release.slug ?? ''}-${release.prwebPressReleaseId}`,
    'Harbor Robotics',
  ]) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  const url = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(mail?.text).toContain(url);
  expect(url).not.toContain('ada');
});

test('one click unsubscribes without a session; who opens the page is asked; nobody is mailed again', async () => {
  const list = await listOf('leaves@three.example', 'stays@three.example');
  expect((await unsubscribe('leaves@three.example')).status).toBe(200);
  expect(await countsOf(list)).toEqual({ unsubscribed: 0, bounced: 0 });
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let time = 0; time < 2; time += 1) {
    const answer = await unsubscribe('leaves@three.example', form);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('You are unsubscribed'),
    ]);
  }
  expect(await countsOf(list)).toEqual({ unsubscribed: 1, bounced: 0 });
  await published([list]);
  await runJobs(server);
  expect(mailed()).toEqual(['stays@three.example']);
  const forged = await server.send(
    `/unsubscribe/${addressHash('stays@three.example')}.${'A'.repeat(43)}`,
    form,
  );
  expect(forged.status).toBe(404);
  expect(await countsOf(list)).toEqual({ unsubscribed: 1, bounced: 0 });
});

test('who unsubscribes while a release is being mailed gets it no more', async () => {
  const release = await published([await listOf('late@four.example')]);
  await unsubscribe('late@four.example', { method: 'POST' });
  await runJobs(server);
  expect(mailed()).toEqual([]);
  expect(await seen(release)).toMatchObject({ sent: 0, isSending: false });
});

test('an address that is refused for good is not used again; a refusal that may pass is tried later', async () => {
  const list = await listOf(
    'gone@five.example',
    'full@five.example',
    'spam@five.example',
    'fine@five.example',
  );
  const { refused } = server.ports.mail;
  refused
    .set('gone@five.example', 'address')
    .set('full@five.example', 'later')
    .set('spam@five.example', 'mail');
  const release = await published([list]);
  await runJobs(server);
  expect(mailed()).toEqual(['fine@five.example']);
  expect(await seen(release)).toMatchObject({ sent: 1, isSending: true });
  expect(await countsOf(list)).toEqual({ unsubscribed: 0, bounced: 1 });
  refused.clear();
  setClock(new Date(now().getTime() + 3_600_000));
  await runJobs(server, { early: true });
  setClock(null);
  expect(mailed()).toEqual(['fine@five.example', 'full@five.example']);
  expect(await seen(release)).toEqual({ sent: 2, updated: 0, isSending: false });
  await published([list]);
  await runJobs(server);
  expect(mailed()).not.toContain('gone@five.example');
});

test('batches keep the rate, however many releases, and a run again mails nobody twice', async () => {
  server.config.journalistMails = { perMinute: 5, perBatch: 2 };
  const list = await listOf(...Array.from({ length: 8 }, (_, at) => `p${at}@six.example`));
  const releases = [await published([list]), await published([list])];
  await runJobs(server);
  expect(server.ports.mail.sent.length).toBeLessThanOrEqual(5);
  for (let minute = 0; minute < 5; minute += 1) {
    await execute('delete from rate_limits');
    const before = server.ports.mail.sent.length;
    await execute(
      `update jobs.job set start_after = now() where name = 'mail-journalists' and state = 'created'`,
    );
    await runJobs(server);
    expect(server.ports.mail.sent.length - before).toBeLessThanOrEqual(5);
  }
  expect(new Set(server.ports.mail.sent.map(({ messageId }) => messageId)).size).toBe(16);
  expect(server.ports.mail.sent).toHaveLength(16);
  for (const release of releases) expect(await seen(release)).toMatchObject({ sent: 8, isSending: false });
});

test('a mail server that is away loses nobody, and what is taken down is mailed no more', async () => {
  const release = await published([await listOf('ada@seven.example', 'bo@seven.example')]);
  server.ports.mail.down = true;
  expect((await runJobs(server)).some(({ error }) => error !== null)).toBe(true);
  server.ports.mail.down = false;
  await runJobs(server, { early: true });
  expect(mailed()).toEqual(['ada@seven.example', 'bo@seven.example']);
  expect(await seen(release)).toEqual({ sent: 2, updated: 0, isSending: false });
  const withdrawn = await published([await listOf('ada@seven.example')]);
  await withdrawn.update({ state: -1 });
  await runJobs(server);
  expect(mailed()).toHaveLength(2);
});

test('who got a release hears of its correction and its withdrawal where the desk says so, and nobody else', async () => {
  const list = await listOf('got@eight.example', 'left@eight.example', 'refused@eight.example');
  server.ports.mail.refused.set('refused@eight.example', 'address');
  const release = await published([list]);
  const path = { id: release.distributionId };
  await runJobs(server);
  await onList(list, 'new@eight.example');
  await unsubscribe('left@eight.example', { method: 'POST' });
  server.ports.mail.sent.length = 0;
  const desk = await server.as(await makeUser({ group: 'ADMIN' }));
  const correct = async (summary: string, tellsJournalists: boolean): Promise<void> => {
    const { distributionVersion, package: sold } = (await desk.call('getReviewedRelease', { path })).data
      .release;
    await desk.call('saveReviewedRelease', { path, body: { package: sold, distributionVersion, summary } });
    const correctionNote = 'The year was wrong.';
    await desk.call('publishRelease', {
      body: { distributionId: path.id, correctionNote, tellsJournalists },
    });
    await runJobs(server);
    await runJobs(server);
  };
  await correct('What happened, without a word that matters.', false);
  expect(mailed().filter((to) => to !== author.email)).toEqual([]);
  await correct('What happened, in the right year.', true);
  const heard = () => server.ports.mail.sent.filter(({ to }) => to.endsWith('@eight.example'));
  expect(heard().map(({ to, subject }) => [to, subject])).toEqual([
    ['got@eight.example', `Correction: ${release.headline}`],
  ]);
  expect(heard()[0]?.text).toContain('The year was wrong.');
  expect(heard()[0]?.text).toContain('What happened, in the right year.');
  expect(heard()[0]?.headers).toHaveProperty('List-Unsubscribe');
  expect(await seen(release)).toEqual({ sent: 2, updated: 1, isSending: false });
  await desk.call('takeDownRelease', { path, body: { reason: 'Not theirs.', tellsJournalists: true } });
  await runJobs(server);
  await runJobs(server);
  expect(heard().map(({ subject }) => subject)).toEqual([
    `Correction: ${release.headline}`,
    `Withdrawn: ${release.headline}`,
  ]);
  expect(heard()[1]?.text).not.toContain('What happened');
  const told = async () => (await desk.call('getJournalistMails', { path })).data.updated;
  expect(await told()).toBe(1);
  // Where nobody was told of the withdrawal, who heard of a correction does not count.
  await execute(`update journalist_corrections set occasion = 'correction' where distribution_id = $1`, [
    path.id,
  ]);
  expect(await told()).toBe(0);
  expect(new Set(heard().map(({ messageId }) => messageId)).size).toBe(2);
});

test('lists of thousands are gathered bit by bit, nobody twice and nobody left out, and so are those who hear of a correction', async () => {
  server.config.journalistMails = { perMinute: 1, perBatch: 1 };
  const lists = [await listOf(), await listOf()];
  await execute(
    `with people as (
       insert into journalists (address_hash, address, name, outlet, topics)
       select rpad('many' || n, 43, '-'), 'p' || n || '@many.example', '', '', '' from generate_series(1, 9000) n
       returning journalist_id, address)
     insert into journalist_list_members
     select list, journalist_id from people, unnest($1::integer[]) list
      where (list = $2) = (substr(address, 2, position('@' in address) - 2)::integer <= 6000)
         or substr(address, 2, position('@' in address) - 2)::integer between 3001 and 4000`,
    [lists, lists[0]],
  );
  const { distributionId: id } = await published(lists);
  await runJobs(server);
  const countOf = async (table: string): Promise<number> => {
    const [row] = await execute<{ count: number }>(
      `select count(*)::integer as count from journalist_${table} where distribution_id = $1`,
      [id],
    );
    return row?.count ?? 0;
  };
  expect(await countOf('mails')).toBe(9_000);
  await execute(`update journalist_mails set state = 'sent' where distribution_id = $1`, [id]);
  const [late] = await execute<{ hash: string }>(
    `update journalist_mails set try_at = now() + interval '1 minute'
      where distribution_id = $1 and address_hash like 'many77-%' returning address_hash as hash`,
    [id],
  );
  expect(late?.hash).toHaveLength(43);
  const told = new Date();
  // It was withdrawn while those of a correction before were gathered: none of them hears of the correction instead.
  await inTransaction(() => tellJournalists(id, 'withdrawal', new Date(told.getTime() + 1_000)));
  await inTransaction(() => tellJournalists(id, 'correction', told));
  await runJobs(server);
  expect(await countOf('corrections')).toBe(8_999);
  const occasions = 'select distinct occasion from journalist_corrections where distribution_id = $1';
  expect(await execute(occasions, [id])).toEqual([{ occasion: 'withdrawal' }]);
});
