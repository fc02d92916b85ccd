import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../process/refusal';
import { complain, outliveTheTerminal, say } from '../process/terminal';
import { refuseTakenPorts } from './ports';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = Number(process.env['PORT'] || '4010');

outliveTheTerminal();
try {
  await refuseTakenPorts({ api: port }, { port });
  say(
    `Prism answers from openapi.yaml alone, with its examples: http://localhost:${port} (without /api before the path).`,
  );
  say('Ctrl-C stops it.');
  const prism = join(root, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  const child = spawn(
    process.execPath,
    [prism, 'mock', 'openapi.yaml', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: root,
      env: { ...process.env, SCARF_ANALYTICS: 'false' },
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => complain(`Prism could not be started: ${error.message}`));
  child.on('close', (code) => process.exit(code ?? 0));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
