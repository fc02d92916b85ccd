import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, stopListening } from '../platform/http/listen';
import { sendThrough } from '../testing/balancer';
import { testEnvironment } from '../testing/testConfig';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let database: TestDatabase;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await database.drop();
});

const freePort = async (): Promise<number> => {
  const server = await listen(() => undefined, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  await stopListening(server, { delay: 0, limit: 0 });
  return port;
};

const start = async (): Promise<{ child: ChildProcess; port: number }> => {
  const port = await freePort();
  const settings = { PORT: String(port), SHUTDOWN_DELAY_SECONDS: '3', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/app/main.ts'], {
    cwd: root,
    env: { ...process.env, ...testEnvironment(database.url), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  while (!said.includes('Listening') && child.exitCode === null) await once(child.stdout, 'data');
  return { child, port };
};

test('SIGTERM loses none of 2,000 requests of 30 busy connections', { timeout: 120_000 }, async () => {
  const [first, next] = await Promise.all([start(), start()]);
  const ended = once(first.child, 'exit');
  const ready: Promise<void>[] = [];
  // As soon as the signal has been heard.
  const notReady = async () => {
    const ask = async () => (await fetch(`http://127.0.0.1:${first.port}/api/health/ready`)).status;
    await expect.poll(ask, { timeout: 2_500 }).toBe(503);
  };
  const { lost, goodbyes } = await sendThrough([first.port, next.port], 30, (sent) => {
    if (sent >= 500 && ready.length === 0 && first.child.kill('SIGTERM')) ready.push(notReady());
    return sent >= 2_000 && first.child.exitCode !== null;
  });
  await Promise.all(ready);
  expect(lost).toEqual([]);
  expect(goodbyes).toBeGreaterThan(0);
  expect(await ended).toEqual([0, null]);
});
