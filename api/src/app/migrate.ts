import { schedule } from './schedule';
import { readDatabaseUrl } from '../platform/settings/config';
import { closeDatabase } from '../platform/database/database';
import { migrate } from '../platform/database/migrate';
import { prepareJobs } from '../platform/jobs/prepareJobs';
import { migrations } from './generated/migrations';
import { startOrExplain } from './startUp';

const databaseUrl = readDatabaseUrl();

await startOrExplain('The migration', async () => {
  const done = await migrate(databaseUrl, migrations, () => prepareJobs(schedule));
  await closeDatabase();
  process.stdout.write(
    done.length === 0 ? 'The database is up to date.\n' : `Migrated: ${done.join(', ')}.\n`,
  );
});
