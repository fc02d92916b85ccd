import { schedule } from './app/schedule';
import { readDatabaseUrl } from './config';
import { closeDatabase } from './database/database';
import { migrate } from './database/migrate';
import { prepareJobs } from './jobs/prepareJobs';
import { migrations } from './app/generated/migrations';
import { startOrExplain } from './startUp';

const databaseUrl = readDatabaseUrl();

await startOrExplain('The migration', async () => {
  const done = await migrate(databaseUrl, migrations, () => prepareJobs(schedule));
  await closeDatabase();
  process.stdout.write(
    done.length === 0 ? 'The database is up to date.\n' : `Migrated: ${done.join(', ')}.\n`,
  );
});
