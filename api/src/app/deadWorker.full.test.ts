import { expect, test } from 'vitest';
import { execute } from '../platform/database/database';
import { enqueue } from '../platform/jobs/queue';
import { makeSession, makeUser } from '../testing/factories';
import { makeRelease } from '../testing/makeRelease';
import { onList } from '../testing/onList';
import { useDeadWorkers } from '../testing/useDeadWorkers';
import { useTestServer } from '../testing/useTestServer';

const server = useTestServer();
const { newWorker, noneLeft, stuckWorker, survives } = useDeadWorkers(server);

test('mails to journalists go on, and nobody gets two', async () => {
  const people = Array.from({ length: 9 }, (_, at) => `person-${at}@dead-worker.example`);
  await onList(70, ...people);
  await execute(`delete from journalists where address = 'reader@lists.example'`);
  const { distributionId } = await makeRelease(await makeUser(), { cjlSelected: [70] }, 'Published');
  await execute(
    `insert into journalist_mails (distribution_id, address_hash, try_at) select $1, address_hash, now() from journalists`,
    [distributionId],
  );
  await enqueue('mail-journalists', { distributionId }, { singletonKey: String(distributionId) });
  await survives('mail', 'mail-journalists');
  const begun = await execute<{ state: string; count: number }>(
    'select state, count(*)::integer as count from journalist_mails group by 1 order by 1',
  );
  const of = (state: string) => begun.find((row) => row.state === state)?.count ?? 0;
  // What the dead one had begun to hand over may have been sent: it is not sent again.
  expect(of('sending')).toBeGreaterThan(0);
  expect(of('sent') + of('sending')).toBe(people.length);
  const sent = server.ports.mail.sent.map(({ to }) => to);
  expect(sent).toHaveLength(of('sent'));
  expect(new Set(sent).size).toBe(sent.length);
});

test('an import goes on, and doubles nobody', async () => {
  const admin = await makeUser({ group: 'ADMIN' });
  const body = new FormData();
  const file = 'address,name,outlet,topics\none@dead-import.example,,,\ntwo@dead-import.example,,,\n';
  body.append('myFile', new Blob([file], { type: 'text/csv' }), 'people.csv');
  const headers = { Authorization: `Bearer ${await makeSession(admin)}` };
  await server.send('/api/admin/journalistlists/71/imports', { method: 'POST', body, headers });
  await survives('storage', 'import-journalists');
  const client = await server.as(admin);
  const { data } = await client.call('getJournalistImport', { path: { listId: 71 } });
  expect(data).toMatchObject({ state: 'done', added: 2, known: 0, refused: 0 });
});

test('an export is packed, and mailed once', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  await client.call('requestAccountExport', { headers: { 'Idempotency-Key': crypto.randomUUID() } });
  await survives('storage', 'pack-account-export');
  expect((await client.call('exportAccount')).data.state).toBe('ready');
  const mails = () => server.ports.mail.sent.filter(({ to }) => to === user.email);
  const { stop } = await newWorker();
  await noneLeft('mail-account-export');
  await stop(1_000);
  expect(mails()).toHaveLength(1);
});

test('a paused worker loses its job, and when it goes on it neither does nor ends it', async () => {
  const user = await makeUser({ activatedAt: null });
  await enqueue('send-mail', { template: 'activation', userId: user.userId });
  const child = await stuckWorker('mail');
  const before = await execute<{ worker: string }>('select worker from worker_heartbeat');
  child.kill('SIGSTOP');
  const { stop } = await newWorker();
  await noneLeft('send-mail');
  child.kill('SIGCONT');
  const others = async () =>
    (await execute<{ worker: string }>('select worker from worker_heartbeat')).filter(
      ({ worker }) => !before.some((old) => old.worker === worker),
    ).length;
  // It lives again, under another name.
  await expect.poll(others, { timeout: 10_000 }).toBe(2);
  await stop(1_000);
  expect(server.ports.mail.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
});
