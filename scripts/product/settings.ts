import { resolve } from 'node:path';
import { Refusal } from '../process/refusal';

export interface Settings {
  root: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  dev: boolean;
  readyJson: boolean;
}

export interface Ports {
  product: number;
  identity: number;
  stripe: number;
  inbox: number;
  smtp: number;
  postgres: number;
  /** Where the worker answers for its health. */
  worker: number;
  api: number;
}

/** @throws Refusal naming the variable that cannot be used */
export function readSettings(env: NodeJS.ProcessEnv, args: readonly string[], root: string): Settings {
  const port = Number(env['PORT'] || '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65_528) {
    throw new Refusal(
      `PORT is '${env['PORT']}': it must be a number from 1 to 65528 (the seven ports after it are used too).`,
    );
  }
  const databaseUrl = env['DATABASE_URL'] || null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Refusal(
      'DATABASE_URL is no PostgreSQL address: it looks like postgresql://user:password@host:5432/database.',
    );
  }
  return {
    root,
    port,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    databaseUrl,
    dev: args.includes('--dev'),
    readyJson: env['DISPATCH_READY_JSON'] === '1',
  };
}

export function portsOf({ port, dev }: Pick<Settings, 'port' | 'dev'>): Ports {
  return {
    product: port,
    identity: port + 1,
    stripe: port + 2,
    inbox: port + 3,
    smtp: port + 4,
    postgres: port + 5,
    worker: port + 6,
    api: dev ? port + 7 : port,
  };
}
