import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** Writes a JSON file that only this user can read; it is whole or not there, even when we are killed meanwhile. */
export function writeJson(path: string, value: unknown): void {
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(half, path);
}
