import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../../database/database';
import { createLogger } from '../../logger';
import { makeSession, makeUser } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { cleanUp } from './cleanUp';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('removes what has ended, keeps what has not, and may run twice', async () => {
  const user = await makeUser();
  await makeSession(user);
  await execute(`insert into sessions (token_hash, user_id, created_at, last_used_at)
    values ('old', ${user.userId}, now() - interval '40 days', now() - interval '40 days')`);
  await execute(`insert into email_tokens (token_hash, user_id, email, purpose, expires_at)
    values ('old', ${user.userId}, 'a@b.example', 'contact', now() - interval '40 days'),
           ('new', ${user.userId}, 'a@b.example', 'contact', now() + interval '1 day')`);
  await execute(
    `insert into used_captchas values ('old', now() - interval '1 minute'), ('new', now() + interval '1 minute')`,
  );
  await execute(`insert into worker_heartbeat values ('old', now() - interval '2 days'), ('new', now())`);
  const context = {
    config: server.config,
    ports: server.ports,
    log: createLogger('silent', 'test'),
    now: new Date(),
  };
  await cleanUp({}, context);
  await cleanUp({}, context);
  const counts = await execute(`select (select count(*)::int from sessions) as sessions,
    (select count(*)::int from email_tokens) as tokens, (select count(*)::int from used_captchas) as captchas,
    (select count(*)::int from worker_heartbeat) as workers, (select count(*)::int from users) as users`);
  expect(counts).toEqual([{ sessions: 1, tokens: 1, captchas: 1, workers: 1, users: 1 }]);
});
