import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../process/refusal';

/** What the product puts into its data folder; `npm run reset` deletes these and nothing else. */
export const entriesOfDataFolder: readonly string[] = [
  'files',
  'logs',
  'mock',
  'postgres',
  'postgres.json',
  'run.json',
  'secrets.json',
  'standins',
];

const logs = ['api-main', 'api-worker', 'identity-main', 'mocks-main'];

/** Logs of the run before are kept as .before.log. @throws Refusal when this user cannot write there */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(join(dataDir, 'logs'));
    writeFileSync(join(dataDir, 'logs', 'started'), new Date().toISOString());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `The data folder ${dataDir} cannot be written to (${code}): choose another one with DATA_DIR.`,
    );
  }
}

/** Puts the logs of the run before aside. */
export function turnLogs(dataDir: string): void {
  for (const name of logs) {
    const file = join(dataDir, 'logs', `${name}.log`);
    if (existsSync(file)) renameSync(file, join(dataDir, 'logs', `${name}.before.log`));
  }
}

/** Like mkdir -p. Node's own, told to be recursive, never comes to an end where nothing can be made, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
