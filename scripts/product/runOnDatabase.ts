import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../process/refusal';
import { complain } from '../process/terminal';
import { addressOfLocalDatabase } from './localDatabase';
import { tsx } from './programs';
import { readSettings, type Settings } from './settings';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Runs a TypeScript program with this environment, and ends as it ends. A Refusal of `environment` is told instead. */
export function runProgram(
  file: string,
  args: readonly string[],
  environment: () => NodeJS.ProcessEnv,
): void {
  try {
    const env = environment();
    const [program = '', ...all] = [...tsx(root), file, ...args];
    const { status } = spawnSync(program, all, { cwd: root, env, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(error.message);
    process.exitCode = 1;
  }
}

/** What is configured, with the address of the database. Throws a Refusal where there is none. */
export function settingsWithDatabase(): Settings & { databaseUrl: string } {
  const settings = readSettings(process.env, [], root);
  const databaseUrl = settings.databaseUrl ?? addressOfLocalDatabase(settings.dataDir);
  if (databaseUrl === null)
    throw new Refusal('There is no database: run npm start first, or set DATABASE_URL.');
  return { ...settings, databaseUrl };
}

/** Runs a TypeScript program on the configured database, which it finds in DATABASE_URL, and ends as it ends. */
export function runOnDatabase(file: string, args: readonly string[]): void {
  runProgram(file, args, () => ({ ...process.env, DATABASE_URL: settingsWithDatabase().databaseUrl }));
}
