import { text } from 'node:stream/consumers';
import { now } from './clock';
import { readDatabaseUrl } from './config';
import { closeDatabase, connectDatabase } from './database/database';
import { DemoDataFault, readDemoData } from './demo/demoData';
import { plantDemo } from './demo/plantDemo';

connectDatabase(readDatabaseUrl());
try {
  const data = readDemoData(await text(process.stdin));
  const planted = await plantDemo(data, now());
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
