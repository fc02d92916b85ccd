import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leaveWithNpm } from '../process/leaveWithNpm';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { storybookBuild } from '../product/storybookBuild';
import { bringUpToDate, isStale } from '../product/staleness';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const more = process.argv.slice(2);

outliveTheTerminal();
if (more.includes('--build')) await build();
else open();

async function build(): Promise<void> {
  const site = storybookBuild(root);
  try {
    if (isStale(root, site)) {
      say(`${site.title} …`);
      await bringUpToDate(root, site);
    }
    say(`Storybook is in ${site.output}: any web server can serve it, and it asks no other.`);
  } catch (error) {
    complain((error as Error).message);
    process.exitCode = 1;
  }
}

function open(): void {
  const storybook = spawn(
    process.execPath,
    [
      join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
      ...['dev', '--host', '127.0.0.1', '--no-open', '--ci', '--no-version-updates', '--disable-telemetry'],
      ...['-c', join(root, 'design-system', '.storybook')],
      ...(more.some((word) => /^(-p|--port)/.test(word)) ? [] : ['-p', '6006']),
      ...more,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  const leave = () => storybook.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  leaveWithNpm(leave);
  storybook.on('error', (error) => complain(error.message));
  storybook.on('close', (code) => process.exit(code ?? 0));
}
