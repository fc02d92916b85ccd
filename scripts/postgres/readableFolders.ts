import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The lasting one first: for what PostgreSQL's user must reach when it cannot enter the checkout. */
export function readableFolders(): string[] {
  const temporary = join(tmpdir(), `dispatch-${userInfo().uid}`);
  return userInfo().uid === 0 ? ['/var/lib/dispatch', temporary] : [temporary];
}

/** One that somebody else made is refused: programs in it would be run in our name. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (statSync(folder).uid !== userInfo().uid) throw new Error(`${folder} belongs to another user`);
  chmodSync(folder, 0o755);
}
