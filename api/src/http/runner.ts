import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { query } from '../database/database';

/** The number of this process, 63 random bits as text. */
export const runnerId: string = (randomBytes(8).readBigUInt64BE() >> 1n).toString();

let address: string | null = null;
let shown: Promise<Client> | null = null;

const connect = (databaseUrl: string): Promise<Client> => {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'dispatch-runner',
    keepAlive: true,
  });
  const connecting = (async () => {
    await client.connect();
    // Shared: after a broken connection, its successor need not wait for PostgreSQL to notice.
    await client.query('select pg_advisory_lock_shared($1)', [runnerId]);
    return client;
  })();
  const lost = (): void => {
    if (shown === connecting) shown = null;
  };
  client.on('error', lost).on('end', lost);
  connecting.catch(lost);
  return connecting;
};

/**
 * Lets other processes see that this one runs: a lock in the database, held by a connection of its own, that
 * PostgreSQL frees in the moment in which the process dies. Made again when the connection was lost.
 */
export const showPresence = async (): Promise<void> => {
  if (address === null) throw new Error('startRunner was not called.');
  shown ??= connect(address);
  await shown;
};

/** Before the first call: says where the database is, and shows this process. */
export const startRunner = async (databaseUrl: string): Promise<void> => {
  address = databaseUrl;
  await showPresence();
};

/** The end of the process or of a test file. */
export const stopRunner = async (): Promise<void> => {
  const client = await shown;
  shown = null;
  await client?.end();
};

/** Whether the process with this number still runs. */
export const isRunning = async (runner: string): Promise<boolean> => {
  const [row] = await query<{ free: boolean }>(
    'runner-is-gone',
    'select pg_try_advisory_xact_lock($1) as free',
    [runner],
  );
  return row?.free === false;
};
