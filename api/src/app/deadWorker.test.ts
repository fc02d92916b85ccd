import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { execute } from '../platform/database/database';
import type { JobName } from '../platform/jobs/jobs';
import { deadLetters, enqueue } from '../platform/jobs/queue';
import { workerTiming } from '../platform/jobs/workerLife';
import { createLogger } from '../platform/logging/logger';
import { makeSession, makeUser } from '../testing/factories';
import { makeRelease } from '../testing/makeRelease';
import { makeSubscriber } from '../testing/makeSubscription';
import { onList } from '../testing/onList';
import { quickTiming } from '../testing/quickTiming';
import { useTestServer } from '../testing/useTestServer';
import { startJobWorker } from './jobWorker';

const server = useTestServer();
const root = fileURLToPath(new URL('../../..', import.meta.url));
const soon = { timeout: 10_000 };
// Processes are started, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A worker process in the middle of a call that never ends. */
const stuckWorker = async (port: string): Promise<ChildProcess> => {
  const program = ['--import', 'tsx', 'api/src/testing/stuckWorker.ts', server.config.databaseUrl, port];
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
};
const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
const newWorker = () =>
  startJobWorker({ ...server, logger: createLogger('silent', 'test'), timing: quickTiming });
const left = (name: JobName) =>
  execute(`select name from jobs.job where name = any($1) and state <> 'completed'`, [
    [name, deadLetters(name)],
  ]);

/** Kills a worker in the middle of such a job; another one does it. */
const survives = async (port: string, name: JobName): Promise<void> => {
  await kill(await stuckWorker(port));
  expect(await execute(`select state from jobs.job where name = $1 and state = 'active'`, [name])).toEqual([
    { state: 'active' },
  ]);
  const { stop } = await newWorker();
  await expect.poll(() => left(name), soon).toEqual([]);
  await stop(1_000);
  expect(await execute('select 1 from job_holds')).toEqual([]);
};

test('a restarted worker has what its predecessor held within 15 seconds', () => {
  const { beatEvery, deadAfter } = workerTiming;
  expect(deadAfter + 2 * beatEvery).toBeLessThan(15_000);
});

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
  await expect.poll(() => left('mail-account-export'), soon).toEqual([]);
  await stop(1_000);
  expect(mails()).toHaveLength(1);
});

test('a renewal is charged once', async () => {
  const { user } = await makeSubscriber(server);
  await execute(
    `update subscriptions set due_at = now() - interval '1 hour', notice_at = now() - interval '20 days', notice_cents = 110250
      where user_id = $1`,
    [user.userId],
  );
  const { charges } = server.ports.payments.stripe;
  const before = charges.length;
  await enqueue('renew-subscriptions', {});
  await survives('payments', 'renew-subscriptions');
  expect(charges.slice(before).map(({ amount }) => amount)).toEqual([110_250]);
  expect(
    await execute(`select total_cents from orders where user_id = $1 order by order_id offset 1`, [
      user.userId,
    ]),
  ).toEqual([{ total_cents: 110_250 }]);
});

test('a paused worker loses its job, and when it goes on it neither does nor ends it', async () => {
  const user = await makeUser({ activatedAt: null });
  await enqueue('send-mail', { template: 'activation', userId: user.userId });
  const child = await stuckWorker('mail');
  const before = await execute<{ worker: string }>('select worker from worker_heartbeat');
  child.kill('SIGSTOP');
  const { stop } = await newWorker();
  await expect.poll(() => left('send-mail'), soon).toEqual([]);
  child.kill('SIGCONT');
  const others = async () =>
    (await execute<{ worker: string }>('select worker from worker_heartbeat')).filter(
      ({ worker }) => !before.some((old) => old.worker === worker),
    ).length;
  // It lives again, under another name.
  await expect.poll(others, soon).toBe(2);
  await stop(1_000);
  expect(server.ports.mail.sent.filter(({ to }) => to === user.email)).toHaveLength(1);
});
