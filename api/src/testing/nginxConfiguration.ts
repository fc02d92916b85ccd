import { readFileSync } from 'node:fs';

const documented = new URL('../../../docs/operations/nginx.conf', import.meta.url);

/** docs/operations/nginx.conf as a whole configuration, at a port of this machine before programs at others. */
export const nginxConfiguration = ({
  folder,
  port,
  upstreams,
  accessLog = null,
}: {
  /** Of what is temporary. */
  folder: string;
  port: number;
  upstreams: readonly number[];
  /** A line for each call: its status, method and path. */
  accessLog?: string | null;
}): string => {
  const server = /^( *server 127\.0\.0\.1):\d+(.*;)$/m;
  const [first = '', ...others] = readFileSync(documented, 'utf8').match(new RegExp(server, 'gm')) ?? [];
  const site = others
    .reduce((text, line) => text.replace(`${line}\n`, ''), readFileSync(documented, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(first, upstreams.map((upstream) => first.replace(server, `$1:${upstream}$2`)).join('\n'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; worker_processes 2; pid ${folder}/pid; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root root;' : ''}
    events {} http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
    log_format brief '$status $request_method $uri';
    access_log ${accessLog === null ? 'off' : `${accessLog} brief`};
    ${site} }`;
};
