import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { execute } from '../platform/database/database';
import { setEnding } from '../platform/http/ending';
import { listen, stopListening } from '../platform/http/listen';
import { heartbeatLasts } from '../platform/jobs/distribution';
import { deadLetters, enqueue } from '../platform/jobs/queue';
import { workerHealth } from '../platform/http/workerHealth';
import { WorkerLife } from '../platform/jobs/workerLife';
import { createLogger } from '../platform/logging/logger';
import { makeUser } from '../testing/factories';
import { makeRelease } from '../testing/makeRelease';
import { useTestServer } from '../testing/useTestServer';
import { startJobWorker } from './jobWorker';
import { jobNames } from './schedule';

const logger = createLogger('silent', 'test');
const server = useTestServer();

test('every job has its queue, with a list for the runs that failed once too often', async () => {
  const rows = await execute<{ name: string; dead_letter: string | null; retry_backoff: boolean }>(
    'select name, dead_letter, retry_backoff from jobs.queue',
  );
  for (const name of jobNames) {
    expect(rows).toContainEqual({ name, dead_letter: deadLetters(name), retry_backoff: true });
    expect(rows.map((row) => row.name)).toContain(deadLetters(name));
  }
});

test('the worker does what is queued, keeps time, and stops', async () => {
  const user = await makeUser({ activatedAt: null });
  const { stop } = await startJobWorker({ config: server.config, ports: server.ports, logger });
  await enqueue('send-mail', { template: 'activation', userId: user.userId });
  await expect
    .poll(() => server.ports.mail.sent.map(({ to }) => to), { timeout: 10_000 })
    .toEqual([user.email]);
  const cron = await execute<{ name: string }>('select name from jobs.schedule');
  expect(cron.map(({ name }) => name)).toContain('clean-up');
  await stop(1_000);
  await enqueue('send-mail', { template: 'activation', userId: user.userId });
  expect(
    await execute(`select state from jobs.job where name = 'send-mail' and state <> 'completed'`),
  ).toEqual([{ state: 'created' }]);
});

const start = () => startJobWorker({ config: server.config, ports: server.ports, logger });
const dueReleases = async (count: number) => {
  const owner = await makeUser();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const release = await makeRelease(owner, { releaseDate: new Date(0) }, 'PendingDistribution');
      await enqueue('publish-release', { distributionId: release.distributionId });
      return release.distributionId;
    }),
  );
};
const published = (ids: number[]) =>
  execute<{ id: number; times: number }>(
    `select distribution_id as id, count(*)::integer as times from release_moves
      where distribution_id = any($1) and action = 'publish' group by 1 order by 1`,
    [ids],
  );
const once = (ids: number[]) => ids.toSorted((one, other) => one - other).map((id) => ({ id, times: 1 }));
const eventually = { timeout: 10_000 };

test('a worker goes on while jobs wait', async () => {
  const people = ['one', 'two', 'three', 'four'];
  for (const providerUserId of people) await enqueue('remove-provider-person', { providerUserId });
  const { stop } = await start();
  const done = () =>
    execute<{ count: number }>(
      `select count(*)::integer as count from jobs.job
        where name = 'remove-provider-person' and state = 'completed'`,
    );
  await expect.poll(done, eventually).toEqual([{ count: people.length }]);
  await stop(1_000);
});

test('a receiver that does not answer keeps no other waiting for what comes later', async () => {
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const [slow, quick] = ['https://slow.example/stories', 'https://quick.example/stories'];
  for (const address of [slow, quick])
    await admin.call('createSubscriber', {
      body: { name: address, kind: 'push', address, firstDay: '2001-01-01' },
    });
  let answer = (): void => {};
  const silence = new Promise<void>((resolve) => (answer = resolve));
  const { wire } = server.ports;
  const send = wire.send.bind(wire);
  const asked = vi.spyOn(wire, 'send').mockImplementation(async (message, receiver) => {
    if (receiver.url === slow) await silence;
    return send(message, receiver);
  });
  const { stop } = await start();
  const reached = (address: string) => () => wire.stories.filter(({ url }) => url === address).length;
  await dueReleases(1);
  await expect.poll(reached(quick), eventually).toBe(1);
  await dueReleases(1);
  await expect.poll(reached(quick), eventually).toBe(2);
  expect(reached(slow)()).toBe(0);
  answer();
  await expect.poll(reached(slow), eventually).toBe(2);
  await stop(1_000);
  asked.mockRestore();
  await execute('update subscribers set removed_at = now() where name = any($1)', [[slow, quick]]);
});

test('two workers do each job once, and one that fails waits for its next try alone', async () => {
  const [broken = 0, ...good] = await dueReleases(40);
  await execute(
    `create function refuse_one() returns trigger language plpgsql as $$
     begin if new.distribution_id = ${broken} then raise exception 'no'; end if; return new; end $$;
     create trigger refuse_one before update on releases for each row execute function refuse_one()`,
  );
  const sent = server.ports.mail.sent.length;
  const workers = await Promise.all([start(), start()]);
  await expect.poll(() => published([broken, ...good]), eventually).toEqual(once(good));
  await expect.poll(() => server.ports.mail.sent.length - sent, eventually).toBe(good.length);
  for (const { stop } of workers) await stop(1_000);
  await execute('drop trigger refuse_one on releases; drop function refuse_one()');
  expect(await published([broken, ...good])).toEqual(once(good));
  expect(server.ports.mail.sent.length - sent).toBe(good.length);
  expect(
    await execute(`select data, state from jobs.job where name = 'publish-release' and state <> 'completed'`),
  ).toEqual([{ data: { distributionId: broken }, state: 'retry' }]);
});

test('a release whose worker was killed is published by another that has nothing else to do', async () => {
  const [begun = 0] = await dueReleases(1);
  await execute(`update jobs.job set state = 'active', started_on = now() where data = $1`, [
    { distributionId: begun },
  ]);
  const [waiting = 0] = await dueReleases(1);
  const { stop } = await start();
  await expect.poll(() => published([begun, waiting]), eventually).toEqual(once([begun, waiting]));
  await stop(1_000);
});

test('the API is ready without a worker, but not while it ends, and says whether one lives', async () => {
  const readiness = async () => {
    const response = await server.send('/api/health/ready');
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const parts = { ready: true, database: true, queue: true, ending: false };
  expect(await readiness()).toEqual({ status: 200, body: { ...parts, worker: false } });
  // It does not beat again between its silence and the look at it.
  const beaten = vi.fn(() => Promise.resolve());
  const life = new WorkerLife(logger, { beatEvery: 600_000, deadAfter: 1_800_000 }, beaten);
  await life.start();
  await expect.poll(() => beaten.mock.calls.length).toBe(1);
  expect(await readiness()).toEqual({ status: 200, body: { ...parts, worker: true } });
  await execute(`update worker_heartbeat set beaten_at = now() - interval '${heartbeatLasts + 1} seconds'`);
  expect(await readiness()).toEqual({ status: 200, body: { ...parts, worker: false } });
  await life.stop();
  setEnding(true);
  expect(await readiness()).toMatchObject({ status: 503, body: { ready: false, ending: true } });
  expect((await server.send('/api/health/live')).status).toBe(200);
  setEnding(false);
});

test('a worker answers for its own health: ready while it does jobs, until it is about to end', async () => {
  const jobs = await start();
  const health = () => ({ database: jobs.isHeard(), jobs: jobs.isLooking() });
  const listening = await listen(workerHealth(health), 0, '127.0.0.1');
  const { port } = listening.address() as AddressInfo;
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}/health/${path}`, init);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  expect(await ask('live')).toEqual({ status: 200, body: { live: true } });
  const all = { ready: true, database: true, jobs: true, ending: false };
  expect(await ask('ready')).toEqual({ status: 200, body: all });
  setEnding(true);
  expect(await ask('ready')).toEqual({ status: 503, body: { ...all, ready: false, ending: true } });
  setEnding(false);
  // Nothing looks for work in between.
  await jobs.stop(1_000);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const nothing = { ready: false, database: false, jobs: false, ending: false };
  expect(await ask('ready')).toEqual({ status: 503, body: nothing });
  vi.restoreAllMocks();
  expect([(await ask('else')).status, (await ask('ready', { method: 'POST' })).status]).toEqual([404, 405]);
  await stopListening(listening, { delay: 0, limit: 0 });
});
