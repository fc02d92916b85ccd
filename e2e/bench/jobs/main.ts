// `npm run bench:jobs`: what the worker does when much is due at once, much has to be mailed, jobs fail and receivers are slow.
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../../harness/database';
import { deleteData, newDataFolder } from '../../harness/dataFolder';
import { freePorts } from '../../harness/freePorts';
import { placeOf } from '../../harness/place';
import { type Product, startProduct } from '../../harness/product';
import { say } from '../withProduct';
import { mailMillion } from './journalists';
import { publishBesidePoison, publishMany, publishWhileKilled, slower } from './publishing';
import { deliverToSlow, startSlowReceiver } from './slowWire';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    releases: { type: 'string', default: '10000' },
    journalists: { type: 'string', default: '1000000' },
    stories: { type: 'string', default: '60' },
  },
});

const started: Product[] = [];
const start = async (more: Record<string, string> = {}): Promise<Product> => {
  const product = await startProduct(await freePorts(4600), newDataFolder(), {
    NODE_ENV: 'production',
    // The mail server sets the pace.
    JOURNALIST_MAILS_PER_MINUTE: '1000000',
    ...more,
  });
  started.unshift(product);
  return product;
};
const stopAll = async (): Promise<void> => {
  for (const product of started.splice(0)) {
    await product.stop();
    deleteData(product.ready);
  }
};

type Case = (database: Database, product: Product) => Promise<boolean>;
const cases: Record<string, Case> = {
  due: async (database, product) => {
    const second = await start({ DATABASE_URL: placeOf(product.ready).databaseUrl });
    return publishWhileKilled(database, () => second.crash('worker'));
  },
  many: (database) => publishMany(database, Number(options.releases)),
  poison: (database) => publishBesidePoison(database, 50),
  journalists: (database, product) =>
    mailMillion(database, Number(options.journalists), product.ready.pids.worker),
};

const inOwnProduct = async (run: Case, more?: Record<string, string>): Promise<void> => {
  const product = await start(more);
  const database = openDatabase(placeOf(product.ready).databaseUrl);
  try {
    if (!(await run(database, product))) process.exitCode = 1;
  } finally {
    await database.close();
    await stopAll();
  }
};

const isAsked = (name: string): boolean => options.only === undefined || options.only === name;
try {
  for (const [name, run] of Object.entries(cases)) if (isAsked(name)) await inOwnProduct(run);
  if (isAsked('slow-wire')) {
    const receiver = await startSlowReceiver();
    // A receiver on this machine is nothing for production.
    await inOwnProduct((database) => deliverToSlow(database, receiver.authority, Number(options.stories)), {
      NODE_ENV: 'development',
      LINK_CHECK_EXCEPTIONS: receiver.authority,
    });
    receiver.stop();
  }
  say(
    `Limit: ${slower} times as long beside something else, for each of ten times as many, and with one of two workers killed.`,
  );
} finally {
  await stopAll();
}
