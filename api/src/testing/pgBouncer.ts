import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedProgram, startProgram } from './installedProgram';

const documented = new URL('../../../docs/operations/pgbouncer.ini', import.meta.url);

/** The documented configuration before this database, with so few connections that everybody shares them. */
const configuration = (folder: string, port: number, database: URL): string => {
  const set = (text: string, name: string, value: string): string => {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`pgbouncer.ini does not say ${name}.`);
    return text.replace(line, `${name} = ${value}`);
  };
  const { hostname, port: behind, pathname } = database;
  const own = {
    dispatch: `host=${hostname} port=${behind} dbname=${pathname.slice(1)}`,
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: join(folder, 'users'),
    default_pool_size: '6',
  };
  const text = Object.entries(own).reduce(
    (all, [name, value]) => set(all, name, value),
    readFileSync(documented, 'utf8'),
  );
  const user = process.getuid?.() === 0 ? 'user = nobody\n' : '';
  return `${text}\n${user}unix_socket_dir =\n`;
};

/**
 * PgBouncer at a port, set as docs/operations/pgbouncer.ini, before a database.
 * @returns the address of the same database through it
 */
export const startPgBouncer = async (
  port: number,
  databaseUrl: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const program = installedProgram('pgbouncer', 'apt-get install pgbouncer (Debian, Ubuntu)');
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-pgbouncer-'));
  const database = new URL(databaseUrl);
  writeFileSync(join(folder, 'users'), `"${database.username}" "${database.password}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), configuration(folder, port, database));
  // It gives up being root, and reads them again afterwards.
  chmodSync(folder, 0o755);
  const pgBouncer = await startProgram([program, 'pgbouncer.ini'], { folder, port });
  const url = new URL(databaseUrl);
  Object.assign(url, { hostname: '127.0.0.1', port: String(port), pathname: '/dispatch' });
  return {
    url: url.href,
    stop: async () => {
      await pgBouncer.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
