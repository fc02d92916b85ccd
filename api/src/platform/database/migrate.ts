import { Client } from 'pg';
import { Umzug } from 'umzug';
import { connectionTo, withoutTimeouts } from './connectionTo';
import { connectDatabase, execute, inTransaction } from './database';

/** A step of the database's shape: statements that run once, under their name. */
export type Migration = { name: string; sql: string };

/** Any number; the same for everybody who migrates. */
const migrationLock = 7_251_116;

/**
 * Oldest first, each in one transaction, then `afterwards`. Two that start at once take turns. Each step may take as long
 * as it takes: the limits of calls are none of a large table's. From here on they do not hold for this process, whose
 * connections are made here. Answers what was done.
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
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await execute(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const done = await history(migrations).up();
    await afterwards();
    return done.map(({ name }) => name);
  } finally {
    await lock.end();
  }
};

const history = (migrations: readonly Migration[]) =>
  new Umzug({
    logger: undefined,
    migrations: migrations.map(({ name, sql }) => ({
      name,
      up: () =>
        inTransaction(async () => {
          await execute(sql);
          await execute('insert into migrations (name) values ($1)', [name]);
        }),
    })),
    storage: {
      executed: async () =>
        (await execute<{ name: string }>('select name from migrations order by name')).map(
          ({ name }) => name,
        ),
      // Written above, in the migration's own transaction.
      logMigration: () => Promise.resolve(),
      unlogMigration: () => Promise.reject(new Error('Migrations go forward only.')),
    },
  });
