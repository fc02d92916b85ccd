import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../database/database';
import { createLogger } from '../logger';
import { makeUser } from '../testing/factories';
import { startTestServer, type TestServer } from '../testing/testServer';
import { heartbeatLasts } from './distribution';
import { startHeartbeat } from './heartbeat';
import { startJobWorker } from './jobWorker';
import { deadLetters, enqueue } from './queue';
import { jobNames } from './runJob';

const logger = createLogger('silent', 'test');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
  const stop = await startJobWorker({ config: server.config, ports: server.ports, logger });
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

test('the installation is ready while a worker lives', async () => {
  const readiness = async () => {
    const response = await server.send('/api/health/ready');
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const sick = { status: 503, body: { ready: false, database: true, worker: false, queue: true } };
  expect(await readiness()).toEqual(sick);
  const stop = await startHeartbeat(logger);
  expect(await readiness()).toEqual({
    status: 200,
    body: { ready: true, database: true, worker: true, queue: true },
  });
  await execute(`update worker_heartbeat set beaten_at = now() - interval '${heartbeatLasts + 1} seconds'`);
  expect(await readiness()).toEqual(sick);
  await execute('update worker_heartbeat set beaten_at = now()');
  await stop();
  expect(await readiness()).toEqual(sick);
  expect((await server.send('/api/health/live')).status).toBe(200);
});
