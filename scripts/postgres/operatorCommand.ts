import { spawn } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Account } from './account';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The operator's command with its arguments, as a process: what it said, and whether all was well. */
export const operate =
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
export const giveTo = (account: Account | null, path: string): void => {
  if (account === null) return;
  chownSync(path, account.uid, account.gid);
  for (const found of readdirSync(path, { withFileTypes: true, recursive: true }))
    chownSync(join(found.parentPath, found.name), account.uid, account.gid);
};
