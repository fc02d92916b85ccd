import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schedule } from '../../app/schedule';
import { record } from '../audit/audit';
import { prepareJobs } from '../jobs/prepareJobs';
import { enqueue } from '../jobs/queue';
import { migrations } from '../../app/generated/migrations';
import { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { createTestDatabase, emptyPool, type TestDatabase } from '../../testing/testDatabase';
import { refuseUnknownDatabase } from './schemaState';
import { afterCommit, connectDatabase, execute, inTransaction, onConnection, sequelize } from './database';
import { migrate } from './migrate';
import type { Migration } from './runMigration';
import { isOutOfReach, isUniqueViolation, sqlState } from './sqlState';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const countOf = async (sql: string): Promise<number> =>
  Number((await execute<{ count: string }>(sql))[0]?.count);
const jobs = () => countOf(`select count(*) from jobs.job where name = 'send-mail'`);

test('a table has one model at most, which lists each column once and leaves out none that a row needs', async () => {
  const source = new URL('../../', import.meta.url);
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, source), 'utf8');
      return [...text.matchAll(/^export class (\w+) extends Model</gm)].map(([, name]) => name);
    });
  const models = Object.values(sequelize.models);
  expect(models.map(({ name }) => name).toSorted()).toEqual(written.toSorted());
  const tables = models.map((model) => model.getTableName() as string);
  expect(tables).toEqual([...new Set(tables)]);
  for (const model of models) {
    const listed = Object.entries(model.getAttributes()).map(([name, { field = name }]) => field);
    expect(listed, model.name).toEqual([...new Set(listed)]);
    const columns = await execute<{ name: string; isNeeded: boolean }>(
      `select column_name as name, is_nullable = 'NO' and column_default is null and is_identity = 'NO'
         and is_generated = 'NEVER' as "isNeeded"
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [model.getTableName()],
    );
    expect(
      columns.map(({ name }) => name),
      model.name,
    ).toEqual(expect.arrayContaining(listed));
    const needed = columns.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
    expect(listed, model.name).toEqual(expect.arrayContaining(needed));
  }
});

describe('a transaction', () => {
  test('takes models, statements, jobs and the audit log with it when it fails', async () => {
    const [lines, waiting] = [await countOf('select count(*) from audit_log'), await jobs()];
    const failed = await failureOf(
      inTransaction(async () => {
        const user = await makeUser({ email: 'rolled-back@harbor.example' });
        await execute('update users set city = $1 where user_id = $2', ['Baltimore', user.userId]);
        await enqueue('send-mail', { template: 'activation', userId: user.userId });
        await record({ actor: 'worker', action: 'release.save', subject: { type: 'user', id: user.userId } });
        throw new Error('No.');
      }),
    );
    expect(String(failed)).toBe('Error: No.');
    expect(await User.count({ where: { oktaLogin: 'rolled-back@harbor.example' } })).toBe(0);
    expect([await countOf('select count(*) from audit_log'), await jobs()]).toEqual([lines, waiting]);
  });

  test('keeps all of it when it succeeds, and then does what waits for that', async () => {
    const waiting = await jobs();
    const seen: number[] = [];
    await inTransaction(async () => {
      afterCommit(() => seen.push(1));
      await enqueue('send-mail', { template: 'activation', userId: 1 });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([1]);
    expect(await jobs()).toBe(waiting + 1);
  });

  test('inside another one is the same one', async () => {
    const [outer, inner] = await inTransaction(async () => {
      const id = async () =>
        (await execute<{ id: string }>('select pg_current_xact_id()::text as id'))[0]?.id;
      return [await id(), await inTransaction(id)];
    });
    expect(inner).toBe(outer);
  });

  test('of one caller is not that of another at the same time', async () => {
    const id = () =>
      inTransaction(
        async () => (await execute<{ id: string }>('select pg_current_xact_id()::text as id'))[0]?.id,
      );
    const ids = await Promise.all([id(), id(), id()]);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('brief statements', () => {
  const brief = <Row extends object>(sql: string) =>
    onConnection(async (connection) => (await connection.query<Row>(sql)).rows[0], { isBrief: true });
  const server = async () => (await brief<{ pid: number }>('select pg_backend_pid() as pid'))?.pid;

  test('share connections, and each has its own answer or error', async () => {
    const asked = Array.from({ length: 30 }, async (_, at) =>
      brief<{ found: number }>(`select 6 / ${at % 5} as found`).then((row) => row?.found, sqlState),
    );
    const answers = ['22012', 6, 3, 2, 1];
    expect(await Promise.all(asked)).toEqual(asked.map((_, at) => answers[at % 5]));
    expect(new Set(await Promise.all(Array.from({ length: 30 }, server))).size).toBeLessThanOrEqual(2);
  });

  test('in a transaction are part of it', async () => {
    await inTransaction(async () => {
      await execute('create temporary table seen_here on commit drop as select 1 as one');
      expect(await brief('select one from seen_here')).toEqual({ one: 1 });
    });
  });

  test('go on over another connection when theirs breaks', async () => {
    const broken = brief('select pg_terminate_backend(pg_backend_pid()), pg_sleep(60)');
    // Comes while those behind the broken one have not heard of it yet.
    const next = broken.then(() => undefined, server);
    const behind = Array.from({ length: 6 }, server);
    expect(isOutOfReach(await failureOf(broken))).toBe(true);
    const failures = (await Promise.all(behind.map(failureOf))).filter((failure) => failure !== null);
    expect(failures.map(isOutOfReach)).toEqual(failures.map(() => true));
    expect(await next).toEqual(expect.any(Number));
  });
});

describe('the audit log', () => {
  test.each([`update audit_log set action = 'nothing'`, 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (sql) => {
      await record({
        actor: 'worker',
        action: 'release.save',
        subject: { type: 'release', id: 43 },
        details: { from: 0, to: 3 },
      });
      expect(sqlState(await failureOf(execute(sql)))).toBe('42501');
    },
  );

  test('says who, what and when, by ids without names', async () => {
    await record({
      actor: {
        userId: 7,
        login: 'target@harbor.example',
        impersonator: { userId: 3, login: 'editor@dispatch.example' },
      },
      action: 'release.hold',
      subject: { type: 'release', id: 44 },
      details: { reasons: 2 },
    });
    const [line] = await execute(`select * from audit_log where subject_id = '44'`);
    expect(line).toMatchObject({
      actor_user_id: 7,
      actor: 'person',
      impersonator_user_id: 3,
      action: 'release.hold',
      subject_type: 'release',
      details: { reasons: 2 },
    });
    expect(line?.['at']).toBeInstanceOf(Date);
    expect(JSON.stringify(line)).not.toContain('@');
  });
});

test('database errors are told apart by their state and constraint', async () => {
  const user = await makeUser();
  const error = await failureOf(makeUser({ email: user.email }));
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'users_okta_login_key')).toBe(true);
  expect(isUniqueViolation(error, 'sessions_token_hash_key')).toBe(false);
  expect(isUniqueViolation(new Error('duplicate key value'))).toBe(false);
});

describe('migrating', () => {
  const run = (list: readonly Migration[] = migrations) =>
    migrate(database.url, list, () => prepareJobs(schedule));

  test('again does nothing', async () => {
    expect(await run()).toEqual([]);
  });

  test('by two at once does each step once', async () => {
    const step = { name: '9000-test', sql: 'create table made_once (id integer)' };
    const done = await Promise.all([run([...migrations, step]), run([...migrations, step])]);
    expect(done.flat()).toEqual(['9000-test']);
  });

  test('lets code of before start beside what it can work with, and refuses the rest with a sentence', async () => {
    const added: Migration = { name: '9004-test', sql: 'create table further (id integer)' };
    const renamed: Migration = { name: '9005-test', sql: 'drop table further', endsOlder: true };
    await expect(refuseUnknownDatabase([...migrations, added])).rejects.toThrow(
      `1 of ${migrations.length + 1} steps of its schema are still to be done. Run dispatch-migrate`,
    );
    await run([...migrations, added]);
    await refuseUnknownDatabase(migrations);
    await run([...migrations, added, renamed]);
    await refuseUnknownDatabase([...migrations, added, renamed]);
    await expect(refuseUnknownDatabase([...migrations, added])).rejects.toThrow(
      'A newer version has changed its schema so that this one cannot work with it: 9005-test.',
    );
  });

  test('lets a step take as long as it takes, whatever calls may', async () => {
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout'];
    const columns = limits.map((name) => `current_setting('${name}') as ${name}`);
    await emptyPool();
    await run([...migrations, { name: '9002-test', sql: `create table limits as select ${columns.join()}` }]);
    expect(await execute('select * from limits')).toEqual([
      { statement_timeout: '0', idle_in_transaction_session_timeout: '0', lock_timeout: '800ms' },
    ]);
    connectDatabase(database.url);
    await emptyPool();
    expect(await execute('show statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
  });

  test('gives way to who uses a table, takes a step that fails back as a whole, and goes on with it when it is mended', async () => {
    await execute('create table large as select n, null::integer as twice from generate_series(1, 25) n');
    const migration: Migration = {
      name: '9003-test',
      sql: [
        'alter table large add column added integer',
        {
          repeat:
            'update large set twice = n * 2 where n in (select n from large where twice is null limit 10)',
        },
        'create table half_made (id integer); select 1 / min(n) from large',
        { index: 'large_by_n', on: 'large (n) where 1 / twice > -1' },
      ],
    };
    const steps = async () =>
      (
        await execute<{ name: string }>(`select name from migrations where name like '9003%' order by name`)
      ).map(({ name }) => name);
    const reader = new Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; select from large');
    const migrated = failureOf(run([...migrations, migration]));
    const waiting = `select count(*) from pg_locks where relation = 'large'::regclass and not granted`;
    await expect.poll(() => countOf(waiting)).toBe(1);
    // Others read on all the same, and who has read before writes.
    expect(await countOf('select count(*) from large')).toBe(25);
    await reader.query('insert into large values (0, 0); commit');
    await reader.end();
    expect(sqlState((await migrated) as { cause?: unknown })).toBeNull();
    expect(await execute(`select to_regclass('half_made') as made`)).toEqual([{ made: null }]);
    expect(await steps()).toEqual(['9003-test/0', '9003-test/1']);
    await execute('update large set n = -1 where n = 0');
    expect(String(await failureOf(run([...migrations, migration])))).toContain('division by zero');
    expect(await steps()).toEqual(['9003-test/0', '9003-test/1', '9003-test/2']);
    await execute('delete from large where n = -1');
    expect(await run([...migrations, migration])).toEqual(['9003-test']);
    expect(await steps()).toEqual(['9003-test']);
    expect(await countOf('select sum(twice) as count from large')).toBe(650);
    expect(
      await countOf(
        `select indisvalid::integer as count from pg_index where indexrelid = 'large_by_n'::regclass`,
      ),
    ).toBe(1);
  });
});

test('a server that shuts down in the moment in which it has let us in is out of reach, and ends nothing', async () => {
  const ready = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
  const fields = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  const error = Buffer.alloc(5);
  error.write('E');
  error.writeUInt32BE(4 + fields.length, 1);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([ready, error, Buffer.from(fields)])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  connectDatabase(`postgres://nobody:secret@127.0.0.1:${port}/gone`);
  try {
    await emptyPool();
    const failures = await Promise.all([
      failureOf(execute('select 1')),
      failureOf(inTransaction(() => execute('select 1'))),
      failureOf(User.count()),
    ]);
    expect(failures.map(isOutOfReach)).toEqual([true, true, true]);
  } finally {
    connectDatabase(database.url);
    server.close();
  }
});
