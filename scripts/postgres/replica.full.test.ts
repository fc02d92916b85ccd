import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeDatabase, connectDatabase, execute } from '@dispatch/api/database';
import { closeReplica, connectReplica, noteWrite, readAsUser } from '@dispatch/api/replica';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../process/freePort';
import { addressOf, type Cluster } from './cluster';
import { drillServers } from './drillServers';

// A standby that follows the log of another server, made of a base backup by the operator's command: what is read where.

it(
  'a standby is read while it has what one has written oneself, and the primary else',
  { timeout: 300_000 },
  async () => {
    const servers = drillServers(['primary', 'standby']);
    const { at, folder } = servers;
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const start = async (name: string, port: number, settings = {}): Promise<Cluster> => {
      const cluster = await servers.start(name, port, settings);
      onTestFinished(() => cluster.stop());
      return cluster;
    };
    const [first, second] = [await freePort(), await freePort()];
    const primary = await start('primary', first, { archive_mode: 'on', archive_command: 'true' });
    const key = at('key.txt');
    const dispatch = await servers.operator(primary.url);
    expect(await dispatch('migrate')).toMatchObject({ isWell: true });
    const asAdministrator = async (home: string, port: number, statement: string): Promise<void> => {
      const client = new pg.Client({ connectionString: addressOf({ home, port }, 'postgres', 'postgres') });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await asAdministrator(at('primary'), first, 'alter role dispatch replication');
    expect(await dispatch('backup', at('backups'), '--base')).toMatchObject({ isWell: true });
    const [name = ''] = readdirSync(at('backups'));
    const data = at('standby', 'data');
    const restored = await dispatch(
      'restore',
      at('backups', name),
      key,
      '--into',
      data,
      '--wal',
      'false %f %p',
    );
    expect(restored, restored.said).toMatchObject({ isWell: true });
    rmSync(join(data, 'recovery.signal'));
    writeFileSync(join(data, 'standby.signal'), '');
    const { password, username } = new URL(primary.url);
    appendFileSync(
      join(data, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${first} user=${username} password=${password} dbname=replication'\n`,
    );
    writeFileSync(at('standby', 'password'), password, { mode: 0o600 });
    servers.giveToServer(data);
    const standby = await start('standby', second);

    connectDatabase(primary.url);
    connectReplica(standby.url);
    onTestFinished(async () => {
      await closeReplica();
      await closeDatabase();
    });
    /** How many rows one reads, and where. */
    const read = (userId: number) =>
      readAsUser(userId, async () => {
        const [row] = await execute<{ place: string; rows: number }>(
          `select case when pg_is_in_recovery() then 'standby' else 'primary' end as place,
           (select count(*)::integer from settings where name like 'test-%') as rows`,
        );
        return row;
      });
    const write = async (userId: number, name_: string): Promise<void> => {
      await execute(`insert into settings (name, value, changed_at) values ($1, '1', now())`, [name_]);
      await noteWrite(userId);
    };
    await expect.poll(() => read(1), { timeout: 30_000 }).toEqual({ place: 'standby', rows: 0 });
    await asAdministrator(at('standby'), second, 'select pg_wal_replay_pause()');
    await write(1, 'test-one');
    expect(await read(1)).toEqual({ place: 'primary', rows: 1 });
    expect(await read(2)).toEqual({ place: 'standby', rows: 0 });
    await asAdministrator(at('standby'), second, 'select pg_wal_replay_resume()');
    await expect.poll(() => read(1), { timeout: 30_000 }).toEqual({ place: 'standby', rows: 1 });
    // Whatever is written beside: never without one's own.
    for (let count = 2; count < 200; count += 1) {
      await write(3, `test-${count}`);
      expect((await read(3))?.rows).toBe(count);
    }

    process.kill(standby.pid, 'SIGKILL');
    await standby.stop();
    expect(await read(1)).toEqual({ place: 'primary', rows: 199 });
    await start('standby', second);
    await expect
      .poll(() => read(1), { timeout: 30_000, interval: 500 })
      .toEqual({ place: 'standby', rows: 199 });
  },
);
