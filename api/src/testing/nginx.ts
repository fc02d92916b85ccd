import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, startProgram } from './installedProgram';
import { nginxConfiguration } from './nginxConfiguration';

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
  writeFileSync(file, nginxConfiguration({ folder, port, upstreams: apis }));
  const nginx = await startProgram([program, '-p', folder, '-c', file], { folder, port });
  return {
    stop: async () => {
      const said = await nginx.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
      return said.split('\n').filter((line) => line !== '' && !line.includes('Connection refused'));
    },
  };
};
