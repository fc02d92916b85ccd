import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../process/refusal';
import { type Account } from './account';
import { majorVersion, program } from './binaries';

export interface ClusterOptions {
  /** The folder with PostgreSQL's bin, lib and share. */
  binaries: string;
  home: string;
  port: number;
  account: Account | null;
  durable: boolean;
  /** More settings of the server than it is always started with. */
  settings?: Readonly<Record<string, string>>;
}

/** Appears under its name only when it is whole. @throws Refusal for another major version, or when initdb fails */
export async function makeCluster({
  binaries,
  home,
  account,
  durable,
}: Omit<ClusterOptions, 'port' | 'settings'>): Promise<void> {
  const data = join(home, 'data');
  if (existsSync(data)) {
    refuseOtherVersion(data);
    return;
  }
  const half = join(home, 'data.new');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  rmSync(half, { recursive: true, force: true });
  const passwordFile = join(home, 'password');
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  }
  if (account) for (const path of [home, passwordFile]) chownSync(path, account.uid, account.gid);
  const child = spawn(
    program(binaries, 'initdb'),
    [
      ...['-D', half, '-U', 'postgres', `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ],
    {
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
      cwd: home,
      detached: true,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      said += error.message;
      resolve(-1);
    });
    child.on('close', resolve);
  });
  if (code !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Refusal(`PostgreSQL could not make its data folder ${data}:\n${said.trim()}`);
  }
  renameSync(half, data);
}

export function passwordOf(home: string): string {
  return readFileSync(join(home, 'password'), 'utf8').trim();
}

function refuseOtherVersion(data: string): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion()) return;
  throw new Refusal(
    `The data in ${data} is of PostgreSQL ${found}, and PostgreSQL ${majorVersion()} is installed: ` +
      'run npm run reset to start afresh, or move the data over first.',
  );
}
