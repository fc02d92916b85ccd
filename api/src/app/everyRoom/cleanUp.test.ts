import { expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { createLogger } from '../../platform/logging/logger';
import { storageKeyOf } from '../../people/accountData/exportFile';
import { makeSession, makeUser } from '../../testing/factories';
import { makePdf } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';
import { cleanUp } from './cleanUp';

const server = useTestServer();

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
  await execute(`insert into sessions (token_hash, user_id, created_at, last_used_at)
    values ('recent', ${user.userId}, now() - interval '30 days', now() - interval '30 days')`);
  await execute(`insert into rate_limits values
    ('old', 1, extract(epoch from now() - interval '1 second') * 1000),
    ('new', 1, extract(epoch from now() + interval '1 minute') * 1000)`);
  await execute(`insert into idempotency_keys (user_id, operation_id, key, body_hash, state, runner, started_at, created_at)
    select ${user.userId}, 'saveDraft', key, '', 'running', 1, now(), at
      from (values ('old', now() - interval '25 hours'), ('new', now() - interval '23 hours')) keys (key, at)`);
  const unused = await makePdf(user, server.ports.storage, new Date(Date.now() - 8 * 86_400_000));
  const young = await makePdf(user, server.ports.storage, new Date(Date.now() - 6 * 86_400_000));
  const exported = storageKeyOf('k'.repeat(43));
  await server.ports.storage.put(exported, Buffer.from('zip'));
  await execute(
    `insert into account_exports values
       ($1, $2, 'ready', now() - interval '8 days', now() - interval '8 days', now() - interval '1 day', 3)`,
    [user.userId, 'k'.repeat(43)],
  );
  await server.ports.storage.put('imports/lost', Buffer.from('address'));
  await execute(
    `insert into journalist_imports (journalist_list_id, storage_key, bytes, state, started_by, started_at)
     values (1, 'imports/lost', 7, 'running', $1, now() - interval '8 days')`,
    [user.userId],
  );
  await execute(`insert into worker_heartbeat values ('old', now() - interval '2 days'), ('new', now())`);
  await execute(`insert into link_checks values
    ('old', now() - interval '8 days', true, 200), ('new', now() - interval '6 days', true, 200)`);
  // The log takes no lines of another day: those that are old are written past its trigger.
  await execute(`alter table audit_log disable trigger user`);
  await execute(`insert into audit_log (at, actor, action, subject_type, subject_id)
    select now() - make_interval(days => days), 'worker', 'terms.save', 'terms', days::text
      from unnest(array[1200, 400, 300, 1]) days`);
  await execute(`insert into audit_origins (audit_id, user_id, address, device)
    select audit_id, ${user.userId}, '192.0.2.1', subject_id from audit_log where subject_type = 'terms'`);
  await execute(`alter table audit_log enable trigger user`);
  await execute(`insert into kept_mails (sent_at, user_id, address, subject, body)
    select now() - make_interval(days => days), ${user.userId}, 'a@b.example', days::text, ''
      from unnest(array[400, 50, 20]) days`);
  const context = {
    config: server.config,
    ports: server.ports,
    log: createLogger('silent', 'test'),
    now: new Date(),
  };
  await cleanUp({}, context);
  await cleanUp({}, context);
  const logged = () =>
    execute<{ days: string; device: string | null }>(`select subject_id as days, device from audit_log
      left join audit_origins using (audit_id) where subject_type = 'terms' order by audit_id`);
  // As an installation begins: the log for ever, where people acted for a year.
  expect(await logged()).toEqual([
    { days: '1200', device: null },
    { days: '400', device: null },
    { days: '300', device: '300' },
    { days: '1', device: '1' },
  ]);
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  const { version, ...kept } = (await admin.call('getRetention')).data;
  const body = { ...kept, version, auditYears: 2, mailDays: 30 };
  expect((await admin.call('setRetention', { body })).data).toMatchObject({ auditYears: 2, sessionDays: 31 });
  await cleanUp({}, context);
  await cleanUp({}, context);
  expect((await logged()).map(({ days }) => days)).toEqual(['400', '300', '1']);
  expect(await execute('select subject from kept_mails')).toEqual([{ subject: '20' }]);
  expect(
    await execute(`select actor, details->'count' as count from audit_log where action = 'audit.forget'`),
  ).toEqual([{ actor: 'worker', count: 1 }]);
  await expect(execute(`delete from audit_log where subject_id = '400'`)).rejects.toThrow('append-only');

  const counts = await execute(`select (select count(*)::int from sessions) as sessions,
    (select count(*)::int from email_tokens) as tokens, (select count(*)::int from used_captchas) as captchas,
    (select count(*)::int from worker_heartbeat) as workers, (select count(*)::int from users) as users`);
  expect(counts).toEqual([{ sessions: 3, tokens: 1, captchas: 1, workers: 1, users: 2 }]);
  for (const table of ['rate_limits', 'idempotency_keys'])
    expect(await execute(`select key from ${table}`)).toEqual([{ key: 'new' }]);
  expect(await execute('select address from link_checks')).toEqual([{ address: 'new' }]);
  expect(await execute('select state from journalist_imports')).toEqual([{ state: 'failed' }]);
  expect(await execute('select file_id from files')).toEqual([{ file_id: young.fileId }]);
  expect([...server.ports.storage.kept.keys()]).toEqual([young.storageKey]);
  expect([unused.storageKey, exported]).not.toContain(young.storageKey);
});
