import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { hasEnded, isAlive } from './identity';
import { until } from './waiting';

const fields = (state: string, threads: number): string[] =>
  `${state} 1 2 2 0 -1 4228096 90 0 0 0 5 3 0 0 20 0 ${threads} 0 8211 0 0`.split(' ');

it.each([
  ['S', 11, false],
  ['S', 1, false],
  ['Z', 7, false],
  ['Z', 1, true],
])('a process in the state %s with %d threads has ended: %s', (state, threads, ended) => {
  expect(hasEnded(fields(state, threads))).toBe(ended);
});

it('a process is alive until it has been killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  expect(await until(() => !isAlive(pid), 10_000)).toBe(true);
  await exit;
});
