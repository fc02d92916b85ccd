import { connectDatabase } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { readServerVersion } from '../platform/database/serverVersion';
import { prepareJobs } from '../platform/jobs/prepareJobs';
import { migrations } from './generated/migrations';
import { schedule } from './schedule';

/** Brings a database up to date, jobs included, and answers what was done as a sentence. Throws for a PostgreSQL that is too old. */
export const migrateDatabase = async (databaseUrl: string): Promise<string> => {
  connectDatabase(databaseUrl);
  const { named, why } = await readServerVersion();
  if (why !== null) throw new Error(`PostgreSQL 16 or newer is needed, and this is ${named}`);
  const done = await migrate(databaseUrl, migrations, () => prepareJobs(schedule));
  return done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}.`;
};
