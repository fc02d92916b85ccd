import { migrate } from '../platform/database/migrate';
import { prepareJobs } from '../platform/jobs/prepareJobs';
import { migrations } from './generated/migrations';
import { schedule } from './schedule';

/** Brings a database up to date, jobs included, and answers what was done as a sentence. */
export const migrateDatabase = async (databaseUrl: string): Promise<string> => {
  const done = await migrate(databaseUrl, migrations, () => prepareJobs(schedule));
  return done.length === 0 ? 'The database is up to date.' : `Migrated: ${done.join(', ')}.`;
};
