import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readJson, writeJson } from '../process/jsonFile';
import { Refusal } from '../process/refusal';
import { type Account, canUse, postgresAccount } from './account';
import { openFolder, readableFolders } from './readableFolders';

export interface LocalHome {
  home: string;
  account: Account | null;
}

interface HomeRecord {
  home: string;
  dataDir: string;
}

/** In the data folder, or outside where PostgreSQL's user cannot enter it (root's, in /root). Once chosen it stays. */
export function localHome(dataDir: string): LocalHome {
  const known = knownHome(dataDir);
  if (known !== null && existsSync(join(known, 'data'))) {
    return { home: known, account: postgresAccount(join(known, 'data')) };
  }
  const account = postgresAccount();
  const outside = `${basename(dirname(dataDir)).replace(/[^\w.-]/g, '_')}-${keyOf(dataDir)}`;
  for (const home of [
    join(dataDir, 'postgres'),
    ...readableFolders().map((folder) => join(folder, outside)),
  ]) {
    if (!prepare(home, account, home.startsWith(dataDir))) continue;
    writeJson(recordFile(dataDir), { home, dataDir: realpathSync(dataDir) } satisfies HomeRecord);
    return { home, account };
  }
  throw new Refusal(
    `No folder was found that PostgreSQL's user ${account?.name ?? ''} can write in: set DATA_DIR to one, ` +
      'or DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The home that was chosen for this data folder, or null when none was or it belongs to the original of a copy. */
export function knownHome(dataDir: string): string | null {
  const record = readJson(recordFile(dataDir)) as HomeRecord | null;
  if (record === null) return null;
  const moved = record.dataDir !== realpathSync(dataDir);
  if (moved && record.home === join(record.dataDir, 'postgres')) return join(dataDir, 'postgres');
  return moved && existsSync(recordFile(record.dataDir)) ? null : record.home;
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

function keyOf(dataDir: string): string {
  return createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
}

function prepare(home: string, account: Account | null, inDataDir: boolean): boolean {
  try {
    if (!inDataDir) openFolder(dirname(home));
    mkdirSync(home, { recursive: true, mode: 0o700 });
    if (account) chownSync(home, account.uid, account.gid);
  } catch {
    return false;
  }
  if (canUse(account, home)) return true;
  rmSync(home, { recursive: true, force: true });
  return false;
}
