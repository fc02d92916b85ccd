import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessIdentity, identify, stillRuns } from '../process/identity';
import { freePort } from '../process/freePort';
import { postgresAccount } from './account';
import { postgresBinaries } from './binaries';
import { startCluster } from './cluster';
import { runningPostmaster, stopPostmaster } from './postmaster';

const prefix = 'dispatch-postgres-';

export interface Throwaway {
  url: string;
  pid: number;
  folder: string;
  remove: () => Promise<void>;
}

/** Files in memory: a database that is made there takes a tenth of the time of one on a disk, which a busy one stretches. */
const memory = '/dev/shm';
const roomNeeded = 2 * 1024 ** 3;

/** In memory, where there is plenty and nobody has named a folder for what is temporary. */
function throwawayParent(env: NodeJS.ProcessEnv = process.env): string {
  if (env['TMPDIR'] || freemem() < roomNeeded) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    accessSync(memory, constants.R_OK | constants.W_OK | constants.X_OK);
    return bavail * bsize < roomNeeded ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

export async function startThrowaway(parent: string = throwawayParent()): Promise<Throwaway> {
  await removeOrphans(parent);
  const account = postgresAccount();
  const binaries = postgresBinaries(account);
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(identify(process.pid)));
  const home = join(folder, 'cluster');
  mkdirSync(home, { mode: 0o700 });
  try {
    const cluster = await startCluster({ binaries, home, port: await freePort(), account, durable: false });
    return {
      url: cluster.url,
      pid: cluster.pid,
      folder,
      remove: async () => {
        await stopPostmaster(cluster.pid, 300);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function removeOrphans(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(parent, name);
    try {
      const owner = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8')) as ProcessIdentity;
      if (stillRuns(owner)) continue;
      const postmaster = runningPostmaster(join(folder, 'cluster', 'data'));
      if (postmaster) await stopPostmaster(postmaster.pid, 300);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's, or one that is being made at this moment: not ours to clear.
    }
  }
}
