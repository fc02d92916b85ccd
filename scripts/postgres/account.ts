import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { Refusal } from '../process/refusal';

export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: it runs as the owner of its data, `postgres`, or `nobody`. Null: as ourselves. */
export function postgresAccount(dataFolder?: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = knownAccounts();
  const owner = dataFolder === undefined ? undefined : statSync(dataFolder, { throwIfNoEntry: false });
  const account =
    (owner && owner.uid !== 0 ? accounts.find(({ uid }) => uid === owner.uid) : undefined) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return account;
  throw new Refusal(
    'PostgreSQL does not run as root, and this machine has neither a user postgres nor a user nobody: ' +
      'run this as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

export function canUse(account: Account | null, folder: string): boolean {
  return runs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]);
}

export function canRun(account: Account | null, program: string): boolean {
  return runs(account, program, ['--version']);
}

function runs(account: Account | null, program: string, args: string[]): boolean {
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  return spawnSync(program, args, { ...as, cwd: '/', stdio: 'ignore' }).status === 0;
}

function knownAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
