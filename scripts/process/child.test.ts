import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Child, keepRunning } from './child';
import { isAlive } from './identity';
import { until } from './waiting';

let folder: string;
let child: Child | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dispatch-child-'));
  child = null;
});

afterEach(async () => {
  await child?.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

function start(code: string) {
  const said = { started: 0, restarting: [] as string[], gaveUp: [] as string[] };
  const log = join(folder, 'log');
  child = keepRunning(
    { title: 'it', command: [process.execPath, '-e', code], cwd: folder, env: process.env, log },
    {
      started: () => (said.started += 1),
      restarting: (how) => said.restarting.push(how),
      gaveUp: (how) => said.gaveUp.push(how),
    },
  );
  return { said, log, running: child };
}

it('bears five unexpected ends in a minute, and gives up at the sixth', async () => {
  const { said } = start('process.exit(7)');
  expect(await until(() => said.gaveUp.length > 0, 15_000)).toBe(true);
  expect(said).toEqual({ started: 6, restarting: Array(5).fill('exit code 7'), gaveUp: ['exit code 7'] });
});

it('does not start again what it stopped, and takes along what that had started', async () => {
  const grandchild = join(folder, 'grandchild');
  const { said, running } = start(`
    const { spawn } = require('node:child_process');
    const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('node:fs').writeFileSync(${JSON.stringify(grandchild)}, String(inner.pid));
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);`);
  expect(await until(() => existsSync(grandchild) && readFileSync(grandchild, 'utf8') !== '', 5000)).toBe(
    true,
  );
  const pid = running.pid() ?? 0;
  await running.stop(2000);
  expect(isAlive(pid)).toBe(false);
  expect(await until(() => !isAlive(Number(readFileSync(grandchild, 'utf8'))), 2000)).toBe(true);
  expect(said).toEqual({ started: 1, restarting: [], gaveUp: [] });
});

it('says why a program cannot be started at all', async () => {
  const said: string[] = [];
  child = keepRunning(
    { title: 'it', command: [join(folder, 'no-such-program')], cwd: folder, env: {}, log: null },
    { started: () => undefined, restarting: (how) => said.push(how), gaveUp: () => undefined },
  );
  expect(await until(() => said.length > 0, 5000)).toBe(true);
  expect(said[0]).toContain('ENOENT');
});

it('writes what the program says into its log', async () => {
  const { log } = start("console.log('to the log'); setInterval(() => {}, 1000);");
  expect(await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('to the log'), 5000)).toBe(
    true,
  );
});
