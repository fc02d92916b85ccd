import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../process/identity';
import { until } from '../process/waiting';
import { runningPostmaster } from './postmaster';
import { startThrowaway } from './throwaway';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/postgres/ephemeral.ts'], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = { text: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
  return { child, said };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-throwaways-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function clustersIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('dispatch-postgres-'));
}

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

it('prints its address on one line, may make databases, and removes itself when its input closes', async () => {
  const folder = temporaryFolder();
  const { child, said } = run(folder);
  expect(await until(() => said.text.endsWith('\n'), 20_000)).toBe(true);
  const { url } = JSON.parse(said.text) as { url: string };
  await query(url, 'create database another');
  for (const name of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto'])
    await query(url, `create extension ${name}`);
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  child.stdin.end();
  expect(await until(() => child.exitCode === 0, 10_000)).toBe(true);
  expect(clustersIn(folder)).toEqual([]);
});

it('clears away what one that was killed has left', async () => {
  const folder = temporaryFolder();
  const { child, said } = run(folder);
  expect(await until(() => said.text.endsWith('\n'), 20_000)).toBe(true);
  const [left = ''] = clustersIn(folder);
  const { pid = 0 } = runningPostmaster(join(folder, left, 'cluster', 'data')) ?? {};
  child.kill('SIGKILL');
  expect(isAlive(pid)).toBe(true);
  expect(await until(() => !isAlive(child.pid ?? 0), 5000)).toBe(true);
  const next = await startThrowaway(folder);
  expect(isAlive(pid)).toBe(false);
  expect(clustersIn(folder)).toEqual([basename(next.folder)]);
  await next.remove();
  expect(existsSync(next.folder)).toBe(false);
});
