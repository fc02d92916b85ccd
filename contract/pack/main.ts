import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from './buildPackage';
import { packFolder } from './packFolder';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { to: { type: 'string', default: join(root, 'contract', 'dist') } },
});
const to = resolve(values.to);

await buildPackage(root, join(to, 'package'));
process.stdout.write(`${packFolder(join(to, 'package'), to)}\n`);
