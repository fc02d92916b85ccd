import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { createLogger } from '../../platform/logging/logger';
import { makeSession, makeUser } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { SessionMemory } from './sessionMemory';
import { endSession } from './sessionStore';

const noon = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number): Date => new Date(noon.getTime() + seconds * 1000);

let server: TestServer;
const memories: SessionMemory[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  setClock(null);
  await Promise.all(memories.splice(0).map((memory) => memory.stop()));
});
afterAll(() => server.stop());

/** The memory of one more process. */
const memory = async (databaseUrl = server.config.databaseUrl): Promise<SessionMemory> => {
  const made = new SessionMemory({ ...server.config, databaseUrl }, createLogger('silent', 'test'));
  memories.push(made);
  await made.start();
  return made;
};

const beginAtNoon = async (): Promise<string> => {
  setClock(noon);
  return makeSession(await makeUser());
};

test('remembers a session for five seconds without asking the database', async () => {
  const token = await beginAtNoon();
  const one = await memory();
  await one.find(token, noon);
  // Nobody announces this: only the memory can still know the session.
  await execute('update sessions set ended_at = now()');
  expect(await one.find(token, later(4))).not.toBeNull();
  expect(await one.find(token, later(6))).toBeNull();
});

test('forgets a session that ends in another process', async () => {
  const token = await beginAtNoon();
  const [here, there] = [await memory(), await memory()];
  const session = await here.find(token, noon);
  expect(await there.find(token, noon)).not.toBeNull();
  await endSession(session?.sessionId ?? 0, noon);
  await expect.poll(() => here.find(token, later(1))).toBeNull();
  await expect.poll(() => there.find(token, later(1))).toBeNull();
});

test('knows of a session that ends in this process before any news of it can come', async () => {
  const token = await beginAtNoon();
  // It listens at another database, where no news comes.
  const one = await memory(inject('adminUrl'));
  const session = await one.find(token, noon);
  await endSession(session?.sessionId ?? 0, noon);
  expect(await one.find(token, later(1))).toBeNull();
});

test('remembers nothing while it cannot hear', async () => {
  const token = await beginAtNoon();
  const one = await memory();
  await one.find(token, noon);
  await one.stop();
  await execute('update sessions set ended_at = now()');
  expect(await one.find(token, later(1))).toBeNull();
});

test('hears again after its connection was cut', async () => {
  const token = await beginAtNoon();
  const one = await memory();
  await one.find(token, noon);
  await execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'dispatch-session_ended' and datname = current_database()`);
  await execute('update sessions set ended_at = now()');
  await expect.poll(() => one.find(token, later(1)), { timeout: 10_000 }).toBeNull();
});

test('writes uses when it stops, so that another process knows them', async () => {
  const token = await beginAtNoon();
  const [one, other] = [await memory(), await memory()];
  const session = await one.find(token, later(1800));
  if (session === null) throw new Error('The session is missing.');
  one.use(session, later(1800), '203.0.113.7');
  expect((await other.find(token, later(1800)))?.endsAt).toEqual(later(3600));
  await one.stop();
  expect((await other.find(token, later(1806)))?.endsAt).toEqual(later(5400));
});

test('knows a use that it has written, though it has read the session before', async () => {
  const token = await beginAtNoon();
  const one = await memory();
  const session = await one.find(token, later(3590));
  if (session === null) throw new Error('The session is missing.');
  one.use(session, later(3590), '203.0.113.7');
  await one.write();
  expect((await one.find(token, later(3594)))?.endsAt).toEqual(later(3590 + 3600));
});

test('never moves the last use backwards', async () => {
  const token = await beginAtNoon();
  const one = await memory();
  const session = await one.find(token, noon);
  if (session === null) throw new Error('The session is missing.');
  one.use(session, later(600), '203.0.113.7');
  one.use(session, later(300), '198.51.100.9');
  await one.stop();
  const [row] = await execute<{ last_used_at: Date; address: string }>(
    'select last_used_at, address from sessions where session_id = $1',
    [session.sessionId],
  );
  expect(row).toEqual({ last_used_at: later(600), address: '203.0.113.7' });
});
