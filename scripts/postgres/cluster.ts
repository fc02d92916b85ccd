import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import { Refusal } from '../process/refusal';
import { until, untilStill } from '../process/waiting';
import { program } from './binaries';
import { progressOf, runningPostmaster, stopPostmaster, untilReady } from './postmaster';
import { type ClusterOptions, makeCluster, passwordOf } from './makeCluster';

export interface Cluster {
  /** The address of the database `dispatch`, as its owner. */
  url: string;
  pid: number;
  /** Whether it was left running by an earlier start and is used further. */
  adopted: boolean;
  /** Stops it in order within about two seconds. */
  stop: () => Promise<void>;
}

/** The role that owns the database, and the name of that database. */
export const databaseName = 'dispatch';

/** Adopts one that an earlier start left running. @throws Refusal with the end of its log */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const data = join(options.home, 'data');
  await makeCluster(options);
  const left = runningPostmaster(data);
  if (left) {
    if (left.port === options.port && (await isOurs(options, left.pid, data)))
      return clusterOn(options, left.pid, true);
    await stopPostmaster(left.pid, 5000);
  }
  // The processes of one that was killed may hold its memory for a moment longer.
  for (let attempt = 1; ; attempt += 1) {
    const pid = await launch(options, data);
    if (pid !== null) {
      await ensureDatabase(options, pid);
      return clusterOn(options, pid, false);
    }
    const log = endOfLog(options.home);
    if (attempt >= 10 || !log.includes('pre-existing shared memory block')) {
      throw new Refusal(`PostgreSQL did not start. The end of its log (${logFile(options.home)}):\n${log}`);
    }
    await until(() => false, 300);
  }
}

function logFile(home: string): string {
  return join(home, 'log');
}

function clusterOn(options: ClusterOptions, pid: number, adopted: boolean): Cluster {
  return {
    url: addressOf(options, databaseName, databaseName),
    pid,
    adopted,
    stop: () => stopPostmaster(pid, 1200),
  };
}

/** Starts the server in a process group of its own, so that a Ctrl-C at the terminal does not reach it first. */
async function launch(
  { binaries, home, port, account, durable, settings: more }: ClusterOptions,
  data: string,
): Promise<number | null> {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable
      ? {}
      : {
          ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
          ...{ wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '128MB' },
          // Nobody has to be kept from guessing what is gone in a minute, and hundreds of connections are opened.
          ...{ scram_iterations: '1' },
        }),
    ...more,
  };
  const args = [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile(home), 'w', 0o600);
  const child = spawn(program(binaries, 'postgres'), args, {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: data,
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // Whoever cannot be started has no number.
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) return null;
  if (await untilReady(child.pid, { dataFolder: data, log: logFile(home) })) return child.pid;
  await stopPostmaster(child.pid, 0);
  return null;
}

/** Whether one that an earlier start left lets us in, and serves this folder. */
async function isOurs(options: ClusterOptions, pid: number, data: string): Promise<boolean> {
  if (!(await untilReady(pid, { dataFolder: data, log: logFile(options.home) }))) return false;
  try {
    return await withAdministrator(options, pid, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory === data;
    });
  } catch {
    return false;
  }
}

/** The product's role may make databases (the tests clone theirs) and is no superuser, as on a hosted PostgreSQL. */
async function ensureDatabase(options: ClusterOptions, pid: number): Promise<void> {
  await withAdministrator(options, pid, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [databaseName]);
    if (role.rowCount === 0) {
      const password = client.escapeLiteral(passwordOf(options.home));
      await client.query(`create role ${databaseName} login createdb password ${password}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (database.rowCount === 0) await client.query(`create database ${databaseName} owner ${databaseName}`);
  });
}

/** @throws Refusal when PostgreSQL comes no further with it, and is stopped */
async function withAdministrator<T>(
  options: Pick<ClusterOptions, 'home' | 'port'>,
  pid: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connectionTo(addressOf(options, 'postgres', 'postgres')));
  // Without a listener a connection that breaks would end this process.
  client.on('error', () => undefined);
  const log = logFile(options.home);
  let settled = false;
  const attempt = async (): Promise<T> => {
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
      settled = true;
    }
  };
  const done = attempt();
  // What goes wrong is heard below.
  done.catch(() => undefined);
  const isSettled = () => settled;
  if (await untilStill(isSettled, () => progressOf(pid, log))) return done;
  await stopPostmaster(pid, 0);
  throw new Refusal(
    `PostgreSQL runs but does not answer. The end of its log (${log}):\n${endOfLog(options.home)}`,
  );
}

export function addressOf(
  { home, port }: Pick<ClusterOptions, 'home' | 'port'>,
  role: string,
  database: string,
): string {
  return `postgresql://${role}:${passwordOf(home)}@127.0.0.1:${port}/${database}`;
}

function endOfLog(home: string): string {
  try {
    return readFileSync(logFile(home), 'utf8').trim().split('\n').slice(-8).join('\n');
  } catch {
    return '';
  }
}
