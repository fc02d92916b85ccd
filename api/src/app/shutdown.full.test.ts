import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listen, stopListening } from '../platform/http/listen';
import { execute } from '../platform/database/database';
import { sendThrough, type Sent } from '../testing/balancer';
import { makeSession, makeUser } from '../testing/factories';
import { startPgBouncer } from '../testing/pgBouncer';
import { startNginx } from '../testing/nginx';
import { testEnvironment } from '../testing/testConfig';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let database: TestDatabase;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});

const freePort = async (): Promise<number> => {
  const server = await listen(() => undefined, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  await stopListening(server, { delay: 0, limit: 0 });
  return port;
};

type Started = { child: ChildProcess; port: number };

const start = async (at?: number, more: Record<string, string> = {}): Promise<Started> => {
  const port = at ?? (await freePort());
  const settings = { PORT: String(port), SHUTDOWN_DELAY_SECONDS: '3', LOG_LEVEL: 'info', ...more };
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/app/main.ts'], {
    cwd: root,
    env: { ...process.env, ...testEnvironment(database.url), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  while (!said.includes('Listening') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('The API did not start.');
  return { child, port };
};

/** As soon as the signal has been heard. */
const notReady = async (port: number): Promise<void> => {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status;
  await expect.poll(ask, { timeout: 2_500 }).toBe(503);
};

test('SIGTERM loses none of 2,000 requests of 30 busy connections', { timeout: 120_000 }, async () => {
  const [first, next] = await Promise.all([start(), start()]);
  const ended = once(first.child, 'exit');
  const ready: Promise<void>[] = [];
  const { lost, goodbyes } = await sendThrough([first.port, next.port], 30, (sent) => {
    if (sent >= 500 && ready.length === 0 && first.child.kill('SIGTERM')) ready.push(notReady(first.port));
    return sent >= 2_000 && first.child.exitCode !== null;
  });
  await Promise.all(ready);
  expect(lost).toEqual([]);
  expect(goodbyes).toBeGreaterThan(0);
  expect(await ended).toEqual([0, null]);
});

const releases = async (): Promise<number> =>
  (await execute<{ count: number }>('select count(*)::integer as count from releases'))[0]?.count ?? 0;

/** Readings and first saves of drafts by turns, by so many people, each of whom may save so often. */
const readingAndSaving = async (people = 30): Promise<(sent: number) => Sent> => {
  const tokens = await Promise.all(Array.from({ length: people }, async () => makeSession(await makeUser())));
  return (sent) => {
    const headers = { Authorization: `Bearer ${tokens[(sent >> 1) % tokens.length]}` };
    if (sent % 2 === 0) return { method: 'GET', path: '/api/users/me', headers };
    return {
      method: 'POST',
      path: '/api/distribution/item/saveDraft',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ package: '200', headline: `Harbor Robotics opens plant ${sent}` }),
    };
  };
};

test(
  'behind nginx SIGTERM loses none of 2,000 readings and saves, and does none twice',
  { timeout: 120_000 },
  async () => {
    const [first, next] = await Promise.all([start(), start()]);
    const port = await freePort();
    const nginx = await startNginx(port, [first.port, next.port]);
    const ended = once(first.child, 'exit');
    let isTold = false;
    const { sent, lost, statuses } = await sendThrough(
      [port],
      30,
      (count) => {
        if (count >= 500 && !isTold) isTold = first.child.kill('SIGTERM');
        return count >= 2_000 && first.child.exitCode !== null;
      },
      await readingAndSaving(),
    );
    const complaints = await nginx.stop();
    expect(lost).toEqual([]);
    expect(statuses, complaints.join('\n')).toEqual({ 200: Math.floor(sent / 2), 201: Math.ceil(sent / 2) });
    expect(await releases()).toBe(statuses[201]);
    expect(await ended).toEqual([0, null]);
  },
);

test(
  'three behind nginx and a pooler of transactions are restarted in turn under 20,000 calls: none is lost or done twice',
  { timeout: 400_000 },
  async () => {
    const before = await releases();
    const pooler = await startPgBouncer(await freePort(), database.url);
    const behind = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_NAMED_STATEMENTS: 'off',
    };
    const running: Started[] = [];
    for (let count = 0; count < 3; count += 1) running.push(await start(undefined, behind));
    const port = await freePort();
    const nginx = await startNginx(
      port,
      running.map((api) => api.port),
    );
    const restartAll = async (): Promise<unknown[]> => {
      const ends: unknown[] = [];
      for (const [place, { child, port: at }] of [...running.entries()]) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        ends.push(await ended);
        running[place] = await start(at, behind);
      }
      return ends;
    };
    const restarts: Promise<unknown[]>[] = [];
    let isRestarted = false;
    const { sent, lost, statuses } = await sendThrough(
      [port],
      30,
      (count) => {
        if (count >= 1_000 && restarts.length === 0)
          restarts.push(
            restartAll().finally(() => {
              isRestarted = true;
            }),
          );
        return count >= 20_000 && isRestarted;
      },
      await readingAndSaving(400),
    );
    const complaints = await nginx.stop();
    expect(lost).toEqual([]);
    expect(statuses, complaints.join('\n')).toEqual({ 200: Math.floor(sent / 2), 201: Math.ceil(sent / 2) });
    expect((await releases()) - before).toBe(statuses[201]);
    expect(await Promise.all(restarts)).toEqual([Array.from({ length: 3 }, () => [0, null])]);
    await pooler.stop();
  },
);
