import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';

const documented = new URL('../../../docs/operations/nginx.conf', import.meta.url);

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** @throws an error that says how to get it, where there is none */
const nginxProgram = (): string => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find(isProgram);
  if (found !== undefined) return found;
  throw new Error(
    'This test needs nginx, which is not installed: apt-get install nginx-light (Debian, Ubuntu), apk add nginx (Alpine), brew install nginx (macOS).',
  );
};

/** The documented configuration, for these ports of the API. */
const configuration = (folder: string, port: number, apis: readonly number[]): string => {
  let at = 0;
  const site = readFileSync(documented, 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/server 127\.0\.0\.1:\d+/g, () => `server 127.0.0.1:${apis[at++]}`);
  if (at !== apis.length) throw new Error(`nginx.conf names ${at} servers, and there are ${apis.length}.`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root root;' : ''}
    events {} http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${site} }`;
};

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/**
 * nginx at a port, before the API at others, set as docs/operations/nginx.conf. Its end answers what it has complained
 * of, besides upstreams that let nobody in.
 */
export const startNginx = async (
  port: number,
  apis: readonly number[],
): Promise<{ stop: () => Promise<string[]> }> => {
  const program = nginxProgram();
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, apis));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = once(child, 'exit');
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    return answers(port);
  };
  await expect.poll(isUp, { timeout: 10_000 }).toBe(true);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
      return said.split('\n').filter((line) => line !== '' && !line.includes('Connection refused'));
    },
  };
};
