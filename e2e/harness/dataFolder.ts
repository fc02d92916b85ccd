import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ready } from './product';

/** A fresh folder for the data of a product; PostgreSQL, which runs as another user when we are root, may enter it. */
export function newDataFolder(below: string = tmpdir()): string {
  const folder = mkdtempSync(join(below, 'dispatch-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

export function keepLogs(dataDir: string, folder: string): void {
  cpSync(join(dataDir, 'logs'), folder, { recursive: true });
}

export function deleteData({ dataDir, databaseHome }: Pick<Ready, 'dataDir' | 'databaseHome'>): void {
  if (databaseHome !== null) rmSync(databaseHome, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
