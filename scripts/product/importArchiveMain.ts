import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../process/refusal';
import { complain } from '../process/terminal';
import { addressOfLocalDatabase } from './localDatabase';
import { tsx } from './programs';
import { readSettings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

try {
  const files = process.argv.slice(2);
  const { dataDir, databaseUrl } = readSettings(process.env, [], root);
  const url = databaseUrl ?? addressOfLocalDatabase(dataDir);
  if (url === null) {
    throw new Refusal('There is no database: run npm start first, or set DATABASE_URL.');
  }
  // npm runs this in the checkout; a file is named from where the person is.
  const paths = files.map((file) => resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  const [program = '', ...args] = [...tsx(root), 'api/src/importArchive.ts', ...paths];
  const { status } = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
