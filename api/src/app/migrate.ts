import { readDatabaseUrl } from '../platform/settings/readConfig';
import { closeDatabase } from '../platform/database/database';
import { migrateDatabase } from './migrateDatabase';
import { startOrExplain } from './startUp';

const databaseUrl = readDatabaseUrl();

await startOrExplain('The migration', async () => {
  const said = await migrateDatabase(databaseUrl);
  await closeDatabase();
  process.stdout.write(`${said}\n`);
});
