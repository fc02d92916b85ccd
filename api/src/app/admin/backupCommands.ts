import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sqlState } from '../../platform/database/sqlState';
import { storageOf } from '../../platform/ports/storage/storageOf';
import { StorageUnavailable } from '../../platform/ports/storage/storagePort';
import type { Config } from '../../platform/settings/config';
import { backupName, backupPlace } from '../backup/backupPlace';
import { lastBackup, noteBackup } from '../backup/lastBackup';
import { makeBackup } from '../backup/makeBackup';
import { mustBeNew, NotRestored, restoreBackup } from '../backup/restoreBackup';
import { migrateDatabase } from '../migrateDatabase';
import type { Outcome } from './grantGroup';

/** Where an installation has what a backup is of. */
export type Installation = { databaseUrl: string; storage: Config['storage'] };

type Tell = (line: string) => void;

const failed = (said: string): Outcome => ({ isDone: false, said });

const noPlace =
  'Where? An absolute path of a folder, or s3://bucket; not where the files of the product are themselves';

/** The length of a size that people read. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Makes the key that opens backups, in a new file of mode 600, and says for whom they are to be sealed. */
export const makeBackupKey = async (path: string): Promise<Outcome> => {
  if (path === '') return failed('Into which file? backup-key <file>');
  const key = await generateIdentity();
  const recipient = await identityToRecipient(key);
  try {
    await writeFile(resolve(path), `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return failed(
      code === 'EEXIST'
        ? `${path} is there already: nothing was written, for what it opens would be lost.`
        : `${path} could not be written (${code}).`,
    );
  }
  return {
    isDone: true,
    said: `BACKUP_RECIPIENT=${recipient}\nAdd this line to the file of settings. Keep ${path} away from this machine, twice: without it no backup can be opened.`,
  };
};

/** Database and files of this moment, sealed for BACKUP_RECIPIENT. */
export const backup = async (
  where: string,
  { databaseUrl, storage, recipient }: Installation & { recipient: string },
  now: Date,
  tell: Tell,
): Promise<Outcome> => {
  if (!recipient.startsWith('age1'))
    return failed(
      'BACKUP_RECIPIENT is missing: dispatch-admin backup-key makes a key, and says what to set.',
    );
  const to = backupPlace(where, storage);
  if (to === null) return failed(`${noPlace}: backup <place>`);
  const name = backupName(now);
  const began = performance.now();
  const made = await makeBackup({ databaseUrl, files: storageOf(storage), to, name, recipient, now, tell });
  await noteBackup(name, now);
  const { rows, tables, files, bytes, gone } = made;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const removed = gone === 0 ? '' : ` ${gone} files were removed while it was made.`;
  return {
    isDone: true,
    said: `${name} is in ${where}: ${rows} rows of ${tables} tables and ${files} files, ${megabytes(bytes)} before packing, in ${seconds} s.${removed}`,
  };
};

const keyIn = (path: string): string | null => {
  try {
    return /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(path, 'utf8'))?.[0] ?? null;
  } catch {
    return null;
  }
};

/** Puts a backup into the database and the place of files that the settings name; both have to be new. */
export const restore = async (
  from: string,
  keyFile: string,
  { databaseUrl, storage }: Installation,
  tell: Tell,
): Promise<Outcome> => {
  const place = backupPlace(dirname(from), storage);
  if (place === null) return failed(`${noPlace}: restore <place>/<name> <file of the key>`);
  const key = keyIn(keyFile);
  if (key === null) return failed(`${keyFile || 'The second word'} is no file with a key of backup-key.`);
  const sealed = await place.open(basename(from));
  if (sealed === null) return failed(`There is no ${from}.`);
  try {
    await mustBeNew(databaseUrl);
    tell(await migrateDatabase(databaseUrl));
    const { madeAt, rows, files } = await restoreBackup({
      databaseUrl,
      files: storageOf(storage),
      sealed,
      key,
      tell,
    });
    return {
      isDone: true,
      said: `All is as it was at ${madeAt}: ${rows} rows and ${files} files. Before the worker starts, see dispatch-admin jobs: what waited then is done now.`,
    };
  } catch (error) {
    if (error instanceof NotRestored) return failed(`${error.message} The database is as it was.`);
    if (sqlState(error) !== null || error instanceof StorageUnavailable) throw error;
    return failed(
      `It could not be read to its end (${(error as Error).message}). The database is as it was: the key is another one, or the file is damaged.`,
    );
  }
};

/** Hours after which a daily backup is missing. */
const oldest = 48;

/** Since when there is no backup, as a sentence; `why` where one is missing. */
export const backupState = async (now: Date): Promise<{ said: string; why: string | null }> => {
  const last = await lastBackup();
  if (last === null)
    return { said: 'None was made by dispatch-admin backup. Whoever has another way knows best.', why: null };
  const said = `The last was made at ${last.at.toISOString()} (${last.name}).`;
  return { said, why: now.getTime() - last.at.getTime() > oldest * 3_600_000 ? said : null };
};
