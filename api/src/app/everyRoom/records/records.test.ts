import { randomUUID } from 'node:crypto';
import type { Client, RequestBody } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { personOf } from '../../../people/accountData/forgetPerson';
import { exportedRows } from '../../../people/accountData/packAccount';
import { execute, inTransaction } from '../../../platform/database/database';
import { makeUser } from '../../../testing/factories';
import { makeRelease } from '../../../testing/makeRelease';
import { refusalOf } from '../../../testing/payer';
import { planOf } from '../../../testing/planOf';
import { runJobs } from '../../../testing/runJobs';
import { useTestServer } from '../../../testing/useTestServer';
import { timelinePage } from './timelineSql';

const server = useTestServer();

const atDesk = async () => {
  const customer = await makeUser();
  const release = await makeRelease(customer, { paid: true }, 'InEditorialReview');
  return { customer, release, path: { kind: 'release', id: release.distributionId } as const };
};

const add = (client: Client, path: { kind: 'release'; id: number }, body: RequestBody<'addNote'>) =>
  client.call('addNote', { path, body, headers: { 'Idempotency-Key': randomUUID() } });

test('a note is for the staff alone, is told to whom it names, answered to whom it concerns, and taken back for good', async () => {
  const { customer, path } = await atDesk();
  const ruth = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
  const boss = await makeUser({ group: 'ADMIN', firstName: 'Samuel', lastName: 'Okafor' });
  const accountant = await makeUser({ group: 'FINANCE' });
  const [editor, admin] = [await server.as(ruth), await server.as(boss)];
  const told = async () => {
    await runJobs(server);
    return server.ports.mail.sent.splice(0).map(({ to, text }) => `${to} ${text.split('\n')[0]}`);
  };
  await told();

  const names = (await editor.call('listColleagues', { path: { kind: 'release' } })).data;
  expect(names).toContainEqual({ userId: boss.userId, name: 'Samuel Okafor' });
  expect(names.map(({ userId }) => userId)).not.toContain(accountant.userId);
  const { data: first } = await add(editor, path, { text: ' Whose figure? ', mentioned: [boss.userId] });
  expect(first).toMatchObject({
    kind: 'note',
    text: 'Whose figure?',
    by: 'Ruth Adeyemi',
    note: { mentioned: ['Samuel Okafor'], mayWithdraw: true, isWithdrawn: false },
  });
  expect(await told()).toEqual([expect.stringMatching(`${boss.email} Ruth Adeyemi mentions you .*REL-`)]);
  const { data: second } = await add(admin, path, { text: 'Theirs.', answers: first.note?.noteId });
  expect(await told()).toEqual([expect.stringMatching(`${ruth.email} Samuel Okafor has answered`)]);

  for (const mentioned of [[accountant.userId], [customer.userId]])
    expect(
      (await refusalOf(add(editor, path, { text: 'See?', mentioned }))).problem.fields?.[0]?.pointer,
    ).toBe('/mentioned');
  const elsewhere = add(editor, (await atDesk()).path, { text: 'See?', answers: first.note?.noteId });
  expect((await refusalOf(elsewhere)).status).toBe(404);
  const { data } = await admin.call('impersonateUser', { path: { id: ruth.userId }, query: { force: true } });
  for (const client of [await server.as(customer), server.withToken(data.sid)])
    expect((await refusalOf(client.call('listTimeline', { path }))).status).toBe(403);

  // The author's words are in the author's data, and in nobody else's: neither who is named nor whom it is about.
  const heldBy = async (person: typeof ruth) =>
    [...(await exportedRows(personOf(person, new Date()))).values()].join().includes('Whose figure?');
  expect([await heldBy(ruth), await heldBy(boss), await heldBy(customer)]).toEqual([true, false, false]);

  const withdraw = (client: Client, entry: typeof first) =>
    client.call('withdrawNote', { path: { id: entry.note?.noteId ?? 0 } });
  expect((await refusalOf(withdraw(editor, second))).status).toBe(404);
  const gone = (await withdraw(admin, first)).data;
  expect(gone).toMatchObject({ text: null, note: { isWithdrawn: true, mayWithdraw: false, mentioned: [] } });
  expect((await withdraw(editor, first)).data).toEqual(gone);
  expect(await execute(`select count(*)::int as n from audit_log where action = 'note.withdraw'`)).toEqual([
    { n: 1 },
  ]);
  expect(await execute(`select body from record_notes where withdrawn_at is not null`)).toEqual([
    { body: '' },
  ]);
});

test('the timeline brings together moves, money, mails and deliveries, page by page, by its indexes', async () => {
  const { customer, release, path } = await atDesk();
  const [editor, id] = [await server.as(await makeUser({ group: 'EDITOR', firstName: 'Ruth' })), path.id];
  await editor.call('holdRelease', {
    path: { id },
    body: { reasons: [{ text: 'Name a source.' }] },
  });
  await runJobs(server);
  await execute(
    `insert into deliveries (subscriber_id, distribution_id, version_number, occasion, created_at, try_at)
     select subscriber_id, $1, 1, 'first', now(), now() from subscribers where is_downstream`,
    [id],
  );
  await add(editor, path, { text: 'They call tomorrow.' });

  const all = (await editor.call('listTimeline', { path })).data;
  expect(all.next).toBeNull();
  expect(all.entries.slice(0, 4)).toMatchObject([
    { kind: 'note', text: 'They call tomorrow.' },
    { kind: 'delivery', title: 'Release waits for a subscriber' },
    {
      kind: 'mail',
      detail: `To ${customer.email}`,
      text: expect.stringContaining('Name a source.') as string,
    },
    { kind: 'move', detail: 'In editorial review → On hold', text: 'Name a source.', by: 'Ruth Ortiz' },
  ]);
  expect(all.entries.find(({ kind }) => kind === 'money')).toMatchObject({
    amount: 360,
    about: { kind: 'order', id: release.firstOrderId },
  });
  const paged: string[] = [];
  for (let before: string | undefined; ;) {
    const { data } = await editor.call('listTimeline', { path, query: { limit: 1, before } });
    paged.push(...data.entries.map(({ key }) => key));
    if (data.next === null) break;
    before = data.next;
  }
  expect(paged).toEqual(all.entries.map(({ key }) => key));
  const mails = await editor.call('listTimeline', { path, query: { only: 'mail' } });
  expect(mails.data.entries.map(({ kind }) => kind)).toEqual(['mail']);

  const ofUser = { kind: 'user', id: customer.userId } as const;
  const kinds = (await editor.call('listTimeline', { path: ofUser })).data.entries.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['mail', 'move', 'money']));
  const asked = { only: null, seesMoney: true, at: new Date(), rank: 99, key: '1', limit: 26 };
  // The tables are small here: with their rows alone PostgreSQL would read them whole.
  await inTransaction(async () => {
    await execute('set local enable_seqscan = off');
    for (const kind of ['user', 'order', 'release'] as const)
      expect(await planOf(timelinePage({ kind }), { ...asked, id: 1 })).not.toMatch(
        /Seq Scan on (audit_log|kept_mails|record_notes|release_moves|orders|refund_requests|payments|social_posts)/,
      );
  });
});
