import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, addressOf, databaseName, startCluster } from '../postgres/cluster';
import { postgresBinaries } from '../postgres/binaries';
import { knownHome, localHome } from '../postgres/localHome';
import { runningPostmaster, stopPostmaster } from '../postgres/postmaster';

export interface LocalDatabase extends Cluster {
  home: string;
}

/** Starts the local PostgreSQL, or adopts the one that a killed run left behind. */
export async function startLocalDatabase(dataDir: string, port: number): Promise<LocalDatabase> {
  const { home, account } = localHome(dataDir);
  const cluster = await startCluster({
    binaries: postgresBinaries(account),
    home,
    port,
    account,
    durable: true,
  });
  return { ...cluster, home };
}

export function portOfLeftDatabase(dataDir: string): number | null {
  const home = knownHome(dataDir);
  return home === null ? null : (runningPostmaster(join(home, 'data'))?.port ?? null);
}

export async function stopLeftDatabase(dataDir: string): Promise<void> {
  const home = knownHome(dataDir);
  const left = home === null ? null : runningPostmaster(join(home, 'data'));
  if (left) await stopPostmaster(left.pid, 3000);
}

export function addressOfLocalDatabase(dataDir: string): string | null {
  const home = existsSync(dataDir) ? knownHome(dataDir) : null;
  const running = home === null ? null : runningPostmaster(join(home, 'data'));
  if (home === null || running === null) return null;
  return addressOf({ home, port: running.port }, databaseName, databaseName);
}
