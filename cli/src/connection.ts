import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usageError';

/** Which installation is called, and with which access token. */
export type Connection = { url: string; token: string };

type Surroundings = { env: Readonly<Record<string, string | undefined>>; home: string };

const write = 'Write {"url": "https://…", "token": "dsp_…"} into it, and: chmod 600';

/** The file that holds both where the environment does not. */
const connectionFile = ({ env, home }: Surroundings): string =>
  env['DISPATCH_CONFIG'] ?? join(home, '.config', 'dispatch.json');

const readFile = (file: string): Partial<Record<keyof Connection, unknown>> => {
  let mode: number;
  try {
    ({ mode } = statSync(file));
  } catch {
    return {};
  }
  // Windows has no such modes, and says that everybody may.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new UsageError(`${file} can be read by others on this machine: chmod 600 ${file}`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Connection, unknown>>;
  } catch {
    throw new UsageError(`${file} is no JSON. ${write} ${file}`);
  }
};

/**
 * From DISPATCH_URL and DISPATCH_TOKEN, or from a file that its owner alone can read. Throws UsageError, with what to do.
 */
export const readConnection = (surroundings: Surroundings): Connection => {
  const { env } = surroundings;
  const file = connectionFile(surroundings);
  const kept = env['DISPATCH_URL'] && env['DISPATCH_TOKEN'] ? {} : readFile(file);
  const url = env['DISPATCH_URL'] ?? kept.url;
  const token = env['DISPATCH_TOKEN'] ?? kept.token;
  if (typeof url !== 'string' || !URL.canParse(url) || typeof token !== 'string' || token === '')
    throw new UsageError(
      `Set DISPATCH_URL to the address of the site and DISPATCH_TOKEN to an access token, which you make in its settings, under API. Or keep them in ${file}: ${write} ${file}`,
    );
  return { url: url.replace(/\/+$/, ''), token };
};
