import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { knownHome } from '../postgres/localHome';
import { Refusal } from '../process/refusal';
import { entriesOfDataFolder } from './dataFolder';
import { stopLeftDatabase } from './localDatabase';
import { RunFile, alreadyRuns } from './runFile';

/** What the product itself made, in its data folder or outside. @throws Refusal when the product runs */
export function whatResetDeletes(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const running = new RunFile(dataDir).running();
  if (running) throw new Refusal(`${alreadyRuns(dataDir, running)}: stop it first, then reset.`);
  const home = knownHome(dataDir);
  const inside = entriesOfDataFolder.map((entry) => join(dataDir, entry));
  return [...new Set([...(home === null ? [] : [home]), ...inside])].filter((path) => existsSync(path));
}

/** Deletes the local data, after ending what a killed run may have left. Never touches the database of DATABASE_URL. */
export async function resetData(dataDir: string): Promise<void> {
  const paths = whatResetDeletes(dataDir);
  await new RunFile(dataDir).stopLeftovers();
  await stopLeftDatabase(dataDir);
  for (const path of paths) rmSync(path, { recursive: true, force: true });
  if (existsSync(dataDir) && readdirSync(dataDir).length === 0) rmdirSync(dataDir);
}
