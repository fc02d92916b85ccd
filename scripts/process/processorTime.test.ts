import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { processorTime } from './processorTime';

it('changes while a process of the group works', async () => {
  const code = `process.stdin.once('data', () => { for (;;); }); console.log('waits')`;
  const child = spawn('sh', ['-c', `"$0" -e "$1"; true`, process.execPath, code], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const group = child.pid ?? 0;
  try {
    await once(child.stdout, 'data');
    const before = processorTime(group);
    child.stdin.write('go\n');
    await expect.poll(() => processorTime(group), { timeout: 10_000 }).not.toBe(before);
    expect(processorTime(null)).toBe('');
  } finally {
    process.kill(-group, 'SIGKILL');
  }
});
