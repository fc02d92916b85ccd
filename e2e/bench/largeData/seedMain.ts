// What `npm run seed:large` runs, with the address of the database in DATABASE_URL.
import { parseArgs } from 'node:util';
import { say } from '../withProduct';
import { seedLarge } from './seedLarge';
import { sizesOf } from './tables';

const { values: options } = parseArgs({
  options: { remove: { type: 'boolean', default: false }, share: { type: 'string', default: '1' } },
});

const begin = Date.now();
const told = await seedLarge(process.env['DATABASE_URL'] ?? '', {
  remove: options.remove,
  sizes: sizesOf(Number(options.share)),
  say,
});
say(told ?? `Done in ${Math.round((Date.now() - begin) / 1000)} s.`);
