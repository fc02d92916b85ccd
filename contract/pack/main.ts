import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from './buildPackage';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { to: { type: 'string', default: join(root, 'contract', 'dist') } },
});
const to = resolve(values.to);

await buildPackage(root, join(to, 'package'));
mkdirSync(to, { recursive: true });
const answer = execFileSync(
  'npm',
  ['pack', join(to, 'package'), '--pack-destination', to, '--json', '--loglevel', 'error'],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
);
const [{ filename } = { filename: '' }] = JSON.parse(answer) as { filename: string }[];
process.stdout.write(`${join(to, filename)}\n`);
