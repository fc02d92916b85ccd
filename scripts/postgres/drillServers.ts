import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Account, postgresAccount } from './account';
import { postgresBinaries } from './binaries';
import { type Cluster, startCluster } from './cluster';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The operator's command with its arguments, as a process: what it said, and whether all was well. */
const operate =
  (env: Record<string, string>) =>
  (...args: string[]) =>
    new Promise<{ isWell: boolean; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'api/src/app/admin.ts', ...args], {
        cwd: root,
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      child.on('close', (code) => resolve({ isWell: code === 0, said: said.trim() }));
    });

/** A folder and all below it become the account's; nothing where we are it ourselves. */
const giveTo = (account: Account | null, path: string): void => {
  if (account === null) return;
  chownSync(path, account.uid, account.gid);
  for (const found of readdirSync(path, { withFileTypes: true, recursive: true }))
    chownSync(join(found.parentPath, found.name), account.uid, account.gid);
};

/**
 * A folder for servers of a drill, each in one of its own, and what is kept beside them. Who makes it stops the servers and removes it.
 */
export const drillServers = (names: readonly string[]) => {
  const account = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-drill-'));
  chmodSync(folder, 0o755);
  const at = (...path: string[]): string => join(folder, ...path);
  for (const name of names) {
    mkdirSync(at(name), { mode: 0o755 });
    giveTo(account, at(name));
  }
  return {
    folder,
    at,
    giveToServer: (path: string): void => giveTo(account, path),
    start: (name: string, port: number, settings: Record<string, string> = {}): Promise<Cluster> =>
      startCluster({
        binaries: postgresBinaries(account),
        home: at(name),
        port,
        account,
        durable: true,
        settings,
      }),
    /** The operator's command on a database, with a key of its own for backups, and files in this folder. */
    operator: async (url: string) => {
      const env = { DATABASE_URL: url, STORAGE_FOLDER: at('files') };
      const { said } = await operate(env)('backup-key', at('key.txt'));
      const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\S+)/.exec(said) ?? [];
      return operate({ ...env, BACKUP_RECIPIENT: recipient });
    },
  };
};
