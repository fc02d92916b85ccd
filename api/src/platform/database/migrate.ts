import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionTo, withoutTimeouts } from './connectionTo';
import { connectDatabase, execute } from './database';
import { type Migration, runMigration } from './runMigration';

/** Any number; the same for everybody who migrates. */
const migrationLock = 7_251_116;

/** Who waits for the lock in a statement has a snapshot, and an index that is built concurrently waits for its end. */
const takeTurn = async (lock: Client): Promise<void> => {
  const isOurs = async (): Promise<boolean> =>
    (await lock.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [migrationLock])).rows[0]
      ?.ours === true;
  while (!(await isOurs())) await pause(100);
};

/**
 * Oldest first, then `afterwards`. Two that start at once take turns. Each step may take as long as it takes: the limits
 * of calls are none of a large table's. From here on they do not hold for this process, whose connections are made here.
 * Answers what was done.
 */
export const migrate = async (
  databaseUrl: string,
  migrations: readonly Migration[],
  afterwards: () => Promise<void>,
): Promise<string[]> => {
  connectDatabase(withoutTimeouts(databaseUrl));
  const lock = new Client({ ...connectionTo(databaseUrl), keepAlive: true });
  await lock.connect();
  try {
    await takeTurn(lock);
    await execute(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const done = new Set(
      (await execute<{ name: string }>('select name from migrations')).map(({ name }) => name),
    );
    const open = migrations.filter(({ name }) => !done.has(name));
    // The last step of each writes that it is done.
    for (const migration of open)
      await runMigration(migration).catch((cause: unknown) => {
        throw new Error(`The migration ${migration.name} failed: ${String(cause)}`, { cause });
      });
    await afterwards();
    return open.map(({ name }) => name);
  } finally {
    await lock.end();
  }
};
