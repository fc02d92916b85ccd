import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, startProgram } from './installedProgram';

const documented = new URL('../../../docs/operations/nginx.conf', import.meta.url);

/** The documented configuration, for these ports of the API. */
const configuration = (folder: string, port: number, apis: readonly number[]): string => {
  const server = /^( *server 127\.0\.0\.1):\d+(.*;)$/m;
  const [first = '', ...others] = readFileSync(documented, 'utf8').match(new RegExp(server, 'gm')) ?? [];
  const site = others
    .reduce((text, line) => text.replace(`${line}\n`, ''), readFileSync(documented, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(first, apis.map((api) => first.replace(server, `$1:${api}$2`)).join('\n'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root root;' : ''}
    events {} http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    ${site} }`;
};

/**
 * nginx at a port, before the API at others, set as docs/operations/nginx.conf. Its end answers what it has complained
 * of, besides upstreams that let nobody in.
 */
export const startNginx = async (
  port: number,
  apis: readonly number[],
): Promise<{ stop: () => Promise<string[]> }> => {
  const program = installedProgram(
    'nginx',
    'apt-get install nginx-light (Debian, Ubuntu), apk add nginx (Alpine), brew install nginx (macOS)',
  );
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, apis));
  const nginx = await startProgram([program, '-p', folder, '-c', file], { folder, port });
  return {
    stop: async () => {
      const said = await nginx.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      return said.split('\n').filter((line) => line !== '' && !line.includes('Connection refused'));
    },
  };
};
