// Several processes of one program behind nginx, of which one after the other ends in order and comes back, until it is stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfiguration } from '@dispatch/api/testing/nginxConfiguration';
import { say } from '../process/terminal';

export interface Fleet {
  command: readonly string[];
  /** The variable that has the port of a process. */
  portVariable: string;
  /** Where nginx listens. */
  port: number;
  /** Where the processes do. */
  ports: readonly number[];
  /** A path that answers 200 once a process takes calls. */
  health: string;
  accessLog: string;
  /** Milliseconds between one that is back and the next that goes. */
  pause: number;
}

const fleet = JSON.parse(process.argv[2] ?? '{}') as Fleet;
const [program = '', ...parameters] = fleet.command;

const isUp = async (port: number): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${port}${fleet.health}`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

const start = async (port: number): Promise<ChildProcess> => {
  const child = spawn(program, parameters, {
    env: { ...process.env, [fleet.portVariable]: String(port) },
    stdio: 'inherit',
  });
  while (child.exitCode === null && !(await isUp(port))) await sleep(100);
  if (child.exitCode !== null) throw new Error(`It did not start at ${port}.`);
  return child;
};

const startNginx = (): void => {
  // Beside its log: it goes with the data.
  const folder = mkdtempSync(join(dirname(fleet.accessLog), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  const { port, ports: upstreams, accessLog } = fleet;
  writeFileSync(file, nginxConfiguration({ folder, port, upstreams, accessLog }));
  const nginx = spawn('nginx', ['-p', folder, '-c', file], {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` },
    stdio: 'inherit',
  });
  nginx.once('error', (error) => {
    throw new Error(`This needs nginx (apt-get install nginx-light): ${error.message}`);
  });
  nginx.once('exit', () => process.exit(1));
};

const children = await Promise.all(fleet.ports.map(start));
startNginx();
for (let at = 0; ; at = (at + 1) % children.length) {
  await sleep(fleet.pause);
  const [child, port = 0] = [children[at], fleet.ports[at]];
  if (child === undefined) break;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const [code, signal] = (await ended) as [number | null, string | null];
  children[at] = await start(port);
  say(`Came and went: ${code === 0 ? 'in order' : `ended by ${signal ?? code}`}`);
}
