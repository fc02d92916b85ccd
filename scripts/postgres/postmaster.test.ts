import { spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { untilReady } from './postmaster';

const patience = 200;

/** A process that does nothing, with the files of a PostgreSQL that starts. */
function starting() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dispatch-postmaster-'));
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });
  const pid = child.pid ?? 0;
  const log = join(dataFolder, 'log');
  const say = (state: string) =>
    writeFileSync(join(dataFolder, 'postmaster.pid'), `${pid}\n\n\n5432\n\n\n\n${state}\n`);
  say('starting');
  return { child, log, say, ready: untilReady(pid, { dataFolder, log }, patience) };
}

it('waits for a PostgreSQL that comes further, however slowly it reads its journal', async () => {
  const { log, say, ready } = starting();
  const begun = Date.now();
  const redo = setInterval(() => {
    appendFileSync(log, 'redo in progress\n');
    if (Date.now() - begun > 3 * patience) say('ready   ');
  }, patience / 10);
  onTestFinished(() => clearInterval(redo));
  expect(await ready).toBe(true);
  expect(Date.now() - begun).toBeGreaterThan(3 * patience);
});

it('gives up one that stands still, and one that ends', async () => {
  const ended = starting();
  ended.child.kill('SIGKILL');
  expect(await ended.ready).toBe(false);
  expect(await starting().ready).toBe(false);
});
