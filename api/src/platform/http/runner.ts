import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { connectionTo } from '../database/connectionTo';
import { inTurn } from '../call/inTurn';
import { ConnectionLost, isOutOfReach } from '../database/sqlState';
import { statement } from '../database/statement';

const reconnectAfter = 500;
/** Milliseconds; a start on a busy machine blocks for many of them. */
const connectsWithin = 30_000;
const toldWithin = 10_000;

let address: string | null = null;
let shown: Promise<Client> | null = null;
/** The calls that run here, each with the connection that shows it; null while none does. */
const running = new Map<string, Client | null>();

const oneAtATime = inTurn(1);

/** A connection that does not take a statement is given up, and another one made. */
const tell = (client: Client, statement: string, run: string): Promise<void> =>
  oneAtATime(async () => {
    try {
      await client.query(statement, [run]);
    } catch (error) {
      void client.end();
      throw error;
    }
  });

const show = async (run: string, client: Client): Promise<void> => {
  if (running.get(run) === client) return;
  // Shared: after a broken connection, its successor need not wait for PostgreSQL to notice.
  await tell(client, 'select pg_advisory_lock_shared($1)', run);
  running.set(run, client);
};

const connect = (databaseUrl: string): Promise<Client> => {
  const client = new Client({
    ...connectionTo(databaseUrl),
    application_name: 'dispatch-runner',
    keepAlive: true,
    connectionTimeoutMillis: connectsWithin,
    query_timeout: toldWithin,
  });
  const connecting = (async () => {
    await client.connect();
    for (const run of running.keys()) await show(run, client);
    return client;
  })();
  const lost = (): void => {
    if (shown !== connecting) return;
    shown = null;
    // What still runs is to be seen again as soon as there is a database.
    if (running.size > 0) setTimeout(() => void connected().catch(() => undefined), reconnectAfter).unref();
  };
  client.on('error', lost).on('end', lost);
  connecting.catch(lost);
  return connecting;
};

const connected = async (): Promise<Client> => {
  if (address === null) throw new Error('startRunner was not called.');
  shown ??= connect(address);
  return shown;
};

/**
 * Lets all processes see that a call runs here: by a lock in the database, under a number of its own (63 random bits as
 * text), which is free again when the call has ended, and in the moment in which this process dies. The lock is taken
 * again when its connection was lost. Throws what isOutOfReach knows when the database is away.
 */
export const beginRun = async (): Promise<string> => {
  const run = (randomBytes(8).readBigUInt64BE() >> 1n).toString();
  running.set(run, null);
  try {
    await show(run, await connected());
    return run;
  } catch (cause) {
    running.delete(run);
    if (isOutOfReach(cause)) throw cause;
    throw new ConnectionLost('It could not be shown that a call runs.', { cause });
  }
};

/** The end of a call, whatever came of it; with the database away too, which then has freed its lock by itself. */
export const endRun = async (run: string): Promise<void> => {
  const client = running.get(run);
  running.delete(run);
  if (client === null || client === undefined) return;
  await tell(client, 'select pg_advisory_unlock_shared($1)', run).catch(() => undefined);
};

/** Before the first call: says where the database is, and connects. */
export const startRunner = async (databaseUrl: string): Promise<void> => {
  address = databaseUrl;
  await connected();
};

/** The end of the process or of a test file. */
export const stopRunner = async (): Promise<void> => {
  const client = await shown?.catch(() => null);
  shown = null;
  await client?.end();
};

const runnerIsGone = statement('runner-is-gone')`select pg_try_advisory_xact_lock(:run) as "free!"`;

/** Whether the call with this number still runs, here or in another process. */
export const isRunning = async (run: string): Promise<boolean> => {
  if (running.has(run)) return true;
  const row = await runnerIsGone.maybe({ run });
  return row?.free === false;
};
