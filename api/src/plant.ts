import { text } from 'node:stream/consumers';
import { now } from './clock';
import { readDatabaseUrl, readStorageConfig } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { DemoDataFault, readDemoData } from './demo/demoData';
import { plantDemo } from './demo/plantDemo';
import { plantLogos } from './demo/plantLogos';
import { storageOf } from './ports/storage/storageOf';

connectDatabase(readDatabaseUrl());
try {
  const data = readDemoData(await text(process.stdin));
  const planted = await plantDemo(data, now());
  if (planted) await plantLogos(data, storageOf(readStorageConfig()), now());
  process.stdout.write(
    planted
      ? `Planted ${data.people.length} people and ${data.releases.length} releases.\n`
      : 'There are people already: nothing is planted.\n',
  );
} catch (error) {
  if (!(error instanceof DemoDataFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
