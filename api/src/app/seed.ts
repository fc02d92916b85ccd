import { text } from 'node:stream/consumers';
import { now } from '../platform/settings/clock';
import {
  readDatabaseUrl,
  readStorageConfig,
  readStripeAddress,
  readTokenKeys,
} from '../platform/settings/readConfig';
import { closeDatabase, connectDatabase } from '../platform/database/database';
import { chargeDemoOrders } from './demo/chargeDemoOrders';
import { DemoDataError, readDemoData } from './demo/demoData';
import { seedDeliveries } from './demo/seedDeliveries';
import { seedDemo } from './demo/seedDemo';
import { seedLogos } from './demo/seedLogos';
import { seedSubscribers } from './demo/seedSubscribers';
import { seedTokens } from './demo/seedTokens';
import { stripeClient } from '../platform/ports/payments/stripePayments';
import { storageOf } from '../platform/ports/storage/storageOf';

connectDatabase(readDatabaseUrl());
try {
  const data = readDemoData(await text(process.stdin));
  const seeded = await seedDemo(data, now());
  if (seeded) await seedLogos(data, storageOf(readStorageConfig()), now());
  if (seeded) await seedTokens(readTokenKeys());
  if (seeded) await seedSubscribers(data.subscribers, readTokenKeys(), now());
  if (seeded) await seedDeliveries();
  const stripe = readStripeAddress();
  if (seeded && stripe !== null) {
    await chargeDemoOrders(stripeClient(stripe)).catch((error: unknown) => {
      process.stderr.write(`The demo orders are not charged: ${String(error)}\n`);
    });
  }
  process.stdout.write(
    seeded
      ? `Seeded ${data.people.length} people and ${data.releases.length} releases.\n`
      : 'There are people already: nothing is seeded.\n',
  );
} catch (error) {
  if (!(error instanceof DemoDataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
