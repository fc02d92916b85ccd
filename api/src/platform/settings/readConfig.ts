import { type Config, ConfigurationError, parseConfig, parseStorageConfig, settingsGiven } from './config';
import { keysFrom } from './socialEnvironment';

// What a program reads of its own environment, once, when it starts. What cannot be used ends the process: why on standard
// error, exit code 1.

const orEnd = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};

export const readConfig = (): Config => orEnd(() => parseConfig(process.env));

/** All that is given, checked or not. */
export const readEnvironment = (): Record<string, string | undefined> =>
  orEnd(() => settingsGiven(process.env));

const read = (name: string): string => readEnvironment()[name] ?? '';

/** Only what is needed to reach the database, past a pooler in front of it, for `migrate` and other commands. */
export const readDatabaseUrl = (): string => {
  const url = read('DATABASE_DIRECT_URL') || read('DATABASE_URL');
  if (URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)) return url;
  process.stderr.write('DATABASE_URL is missing or not a PostgreSQL address.\n');
  process.exit(1);
};

/** Only what is needed to charge cards, for `seed`; null where it is not given. */
export const readStripeAddress = (): { apiUrl: string; secretKey: string } | null => {
  const [apiUrl, secretKey] = [read('STRIPE_API_URL'), read('STRIPE_SECRET_KEY')];
  return URL.canParse(apiUrl) && secretKey !== '' ? { apiUrl, secretKey } : null;
};

/** Only what is needed to seal tokens, for `seed` and `rotate-keys`; none where it is not given. */
export const readTokenKeys = (): Config['social']['tokenKeys'] => keysFrom(read('TOKEN_KEYS'));

/** Only what is needed to store files, for `seed`. Throws a ValidationError when it is not usable. */
export const readStorageConfig = (): Config['storage'] => orEnd(() => parseStorageConfig(process.env));
