import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../process/refusal';
import { complain } from '../process/terminal';
import { addressOfLocalDatabase } from './localDatabase';
import { tsx } from './programs';
import { readSettings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Runs a TypeScript program on the configured database, which it finds in DATABASE_URL, and ends as it ends. */
export function runOnDatabase(file: string, args: readonly string[]): void {
  try {
    const { dataDir, databaseUrl } = readSettings(process.env, [], root);
    const url = databaseUrl ?? addressOfLocalDatabase(dataDir);
    if (url === null) throw new Refusal('There is no database: run npm start first, or set DATABASE_URL.');
    const [program = '', ...all] = [...tsx(root), file, ...args];
    const { status } = spawnSync(program, all, {
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
}
