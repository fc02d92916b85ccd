import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage, packPackage } from './buildPackage';

const to = fileURLToPath(new URL('../dist', import.meta.url));
const folder = join(to, 'package');

await buildPackage(folder);
const { file, bytes } = packPackage(folder, to);
process.stdout.write(`${file} (${Math.ceil(bytes / 1000)} kB)\n`);
