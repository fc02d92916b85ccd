import { nginxConfiguration } from '@dispatch/api/testing/nginxConfiguration';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** nginx at a port, set as docs/operations/nginx.conf. `lead` has it lead to other ports, as `nginx -s reload` does. */
export function startBalancer(port: number, first: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-nginx-'));
  const file = join(folder, 'nginx.conf');
  const write = (upstreams: readonly number[]): void =>
    writeFileSync(file, nginxConfiguration({ folder, port, upstreams }));
  write(first);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], {
    env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  nginx.once('error', (error) => {
    throw new Error(`This needs nginx (apt-get install nginx-light): ${error.message}`);
  });
  return {
    lead: (upstreams: readonly number[]): void => {
      write(upstreams);
      nginx.kill('SIGHUP');
    },
    stop: async (): Promise<void> => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
