import { Client } from 'pg';
import { inject } from 'vitest';

/** Ends all connections to the database of a server and lets nobody in. Answers how it comes back. */
export const loseDatabase = async ({
  config,
}: {
  config: { databaseUrl: string };
}): Promise<() => Promise<void>> => {
  const name = new URL(config.databaseUrl).pathname.slice(1);
  const admin = new Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`alter database ${name} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
    name,
  ]);
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
  };
};
