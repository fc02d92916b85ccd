import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tableDigests } from '@dispatch/api/testing/tableDigests';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../process/freePort';
import { until } from '../process/waiting';
import { addressOf, type Cluster } from './cluster';
import { drillServers } from './drillServers';

// The drill of a whole server: a base backup under writes by the operator's command, everything destroyed, all of it back as it was at
// a moment in between. `npm run drill` prints its figures.

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  return client;
};

/** People and their words until it is stopped; answers how many. */
const keepWriting = (client: pg.Client) => {
  let [isStopped, count] = [false, 0];
  const writing = (async () => {
    while (!isStopped) {
      count += 1;
      await client.query(
        `insert into audit_log (actor, action, subject_type, subject_id, details)
         select 'operator', 'settings.save', 'settings', $1 || '/' || n, jsonb_build_object('text', repeat(md5(n::text), 20))
         from generate_series(1, 50) n`,
        [count],
      );
      await client.query(
        `insert into users (email, okta_login, first_name, last_name) values ($1 || '@example.com', $1 || '@example.com', 'A', 'B')`,
        [`person-${count}`],
      );
      await client.query(`update users set first_name = $2 where okta_login = $1 || '@example.com'`, [
        `person-${count - 3}`,
        `Again ${count}`,
      ]);
    }
  })();
  return async (): Promise<number> => {
    isStopped = true;
    await writing;
    return count;
  };
};

it(
  'all is as it was at a moment after the base backup, and nothing of what came later',
  { timeout: 300_000 },
  async () => {
    const servers = drillServers(['archive', 'before', 'after']);
    const { at, folder } = servers;
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const port = await freePort();
    const start = async (name: string, settings: Record<string, string> = {}): Promise<Cluster> => {
      const cluster = await servers.start(name, port, settings);
      onTestFinished(() => cluster.stop());
      return cluster;
    };
    const before = { home: at('before'), port };
    const first = await start('before');
    const key = at('key.txt');
    const dispatch = await servers.operator(first.url);
    expect(await dispatch('migrate')).toMatchObject({ isWell: true });

    // What cannot be brought to a moment is said before anything is written.
    expect((await dispatch('backup', at('backups'), '--base')).said).toContain('archive_mode is off');
    await first.stop();
    const archiving = {
      archive_mode: 'on',
      archive_command: `test ! -f "${at('archive')}/%f" && cp "%p" "${at('archive')}/%f"`,
    };
    const second = await start('before', archiving);
    expect((await dispatch('backup', at('backups'), '--base')).said).toContain(
      'alter role <user> replication',
    );
    const administrator = await connected(addressOf(before, 'postgres', 'postgres'));
    await administrator.query('alter role dispatch replication');

    mkdirSync(at('files', 'ab'), { recursive: true });
    for (const name of ['one', 'two']) writeFileSync(at('files', 'ab', name), name.repeat(100_000));
    const client = await connected(second.url);
    const began = performance.now();
    const stop = keepWriting(await connected(second.url));
    const made = await dispatch('backup', at('backups'), '--base');
    const backedUp = performance.now();
    expect(made, made.said).toMatchObject({ isWell: true });
    const [, endedAt = ''] = /is brought to (\S+) or later/.exec(made.said) ?? [];
    const written = await stop();
    await client.query(
      `insert into users (email, okta_login, first_name, last_name) values ('last@example.com', 'last@example.com', 'Last', 'One')`,
    );
    const wanted = await tableDigests(client);
    const {
      rows: [moment],
    } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    // It takes a moment to the millisecond.
    await client.query('select pg_sleep(0.05)');
    await client.query('drop table users, orders, audit_log cascade');
    const {
      rows: [log],
    } = await administrator.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    expect(await until(() => readdirSync(at('archive')).includes(log?.name ?? ''), 30_000)).toBe(true);

    // The fire.
    await client.end();
    await administrator.end();
    process.kill(second.pid, 'SIGKILL');
    await second.stop();
    rmSync(before.home, { recursive: true });
    rmSync(at('files', 'ab', 'one'));

    const [name = ''] = readdirSync(at('backups'));
    const restore = (...more: string[]) => dispatch('restore', at('backups', name), key, ...more);
    const into = at('after', 'data');
    const place = ['--into', into, '--wal', `cp "${at('archive')}/%f" "%p"`];
    const early = new Date(Date.parse(endedAt) - 1).toISOString();
    expect((await restore(...place, '--to-time', early)).said).toContain(
      `It can be brought to ${endedAt} and later`,
    );
    expect(readdirSync(into)).toEqual([]);
    writeFileSync(at('backups', 'cut.age'), readFileSync(at('backups', name)).subarray(0, -70_000));
    expect((await dispatch('restore', at('backups', 'cut.age'), key, ...place)).said).toContain(
      `Nothing is left in ${into}.`,
    );
    expect(readdirSync(into)).toEqual([]);
    expect((await restore(...place, '--to-time', 'yesterday')).said).toContain('a moment with its zone');
    const to = new Date((moment?.now.getTime() ?? 0) + 1).toISOString();
    const again = performance.now();
    const restored = await restore(...place, '--to-time', to);
    expect(restored, restored.said).toMatchObject({ isWell: true });
    expect(restored.said).toContain('1 files were put back (1 were there).');
    expect((await restore(...place)).said).toContain('is not empty');
    servers.giveToServer(into);
    const password = at('after', 'password');
    writeFileSync(password, new URL(first.url).password, { mode: 0o600 });
    const third = await start('after');
    const reader = await connected(third.url);
    await expect
      .poll(
        async () => (await reader.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is,
        { timeout: 30_000 },
      )
      .toBe(false);
    const ended = performance.now();
    expect(await tableDigests(reader)).toEqual(wanted);
    expect((await dispatch('migrate')).said).toBe('The database is up to date.');
    rmSync(at('files', 'ab', 'two'));
    expect((await restore('--files')).said).toContain('1 files were put back, and 1 were there.');

    const seconds = (from: number, until_: number): string => `${((until_ - from) / 1000).toFixed(1)} s`;
    process.stdout.write(
      `Base backup (${/[\d.]+ MB/.exec(made.said)?.[0] ?? ''}) in ${seconds(began, backedUp)} under ${written * 52} rows written; restored, brought to the moment and open in ${seconds(again, ended)}; 0 rows and 0 files differ.\n`,
    );
  },
);
