import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sqlState } from '../../platform/database/sqlState';
import { storageOf } from '../../platform/ports/storage/storageOf';
import { StorageUnavailable } from '../../platform/ports/storage/storagePort';
import type { Config } from '../../platform/settings/config';
import { backupName, backupPlace } from '../backup/backupPlace';
import { lastBackup, noteBackup } from '../backup/lastBackup';
import { makeBackup } from '../backup/makeBackup';
import { makeBaseBackup } from '../backup/makeBaseBackup';
import { NoBaseBackup } from '../backup/readBaseBackup';
import { restoreBaseBackup, restoreMissingFiles } from '../backup/restoreBaseBackup';
import { mustBeNew, restoreBackup } from '../backup/restoreBackup';
import { NotRestored } from '../backup/wholeArchive';
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

/**
 * Database and files of this moment, sealed for BACKUP_RECIPIENT; with `isBase` the data of the whole PostgreSQL server, which its archived
 * log brings to any moment since.
 */
export const backup = async (
  where: string,
  isBase: boolean,
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
  const name = backupName(now, isBase);
  const began = performance.now();
  const plan = { databaseUrl, files: storageOf(storage), to, name, recipient, now, tell };
  const ended = ({ bytes, gone }: { bytes: number; gone: number }): string => {
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const removed = gone === 0 ? '' : ` ${gone} files were removed while it was made.`;
    return `${megabytes(bytes)} before packing, in ${seconds} s.${removed}`;
  };
  if (isBase) {
    try {
      const made = await makeBaseBackup(plan);
      await noteBackup(name, now);
      return {
        isDone: true,
        said: `${name} is in ${where}: the data of PostgreSQL and ${made.files} files, ${ended(made)} With the archived log it is brought to ${made.endedAt} or later.`,
      };
    } catch (error) {
      if (error instanceof NoBaseBackup) return failed(`${error.message} Nothing was written.`);
      throw error;
    }
  }
  const made = await makeBackup(plan);
  await noteBackup(name, now);
  return {
    isDone: true,
    said: `${name} is in ${where}: ${made.rows} rows of ${made.tables} tables and ${made.files} files, ${ended(made)}`,
  };
};

const keyIn = (path: string): string | null => {
  try {
    return /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(path, 'utf8'))?.[0] ?? null;
  } catch {
    return null;
  }
};

/** A backup that is there, and the key that opens it; a sentence where one is missing. */
const opened = async (
  from: string,
  keyFile: string,
  storage: Installation['storage'],
): Promise<{ sealed: Readable; key: string } | string> => {
  const place = backupPlace(dirname(from), storage);
  if (place === null) return `${noPlace}: restore <place>/<name> <file of the key>`;
  const key = keyIn(keyFile);
  if (key === null) return `${keyFile || 'The second word'} is no file with a key of backup-key.`;
  const sealed = await place.open(basename(from));
  return sealed === null ? `There is no ${from}.` : { sealed, key };
};

/** `work`, and a sentence where a backup is not restored, after which comes what is left untouched. */
const restoring = async (
  { sealed }: { sealed: Readable },
  untouched: string,
  work: () => Promise<string>,
): Promise<Outcome> => {
  try {
    return { isDone: true, said: await work() };
  } catch (error) {
    if (error instanceof NotRestored) return failed(`${error.message} ${untouched}`);
    if (sqlState(error) !== null || error instanceof StorageUnavailable) throw error;
    return failed(
      `It could not be read to its end (${(error as Error).message}). ${untouched} The key is another one, or the file is damaged.`,
    );
  } finally {
    sealed.destroy();
  }
};

/** Puts a backup into the database and the place of files that the settings name; both have to be new. */
export const restore = async (
  from: string,
  keyFile: string,
  { databaseUrl, storage }: Installation,
  tell: Tell,
): Promise<Outcome> => {
  const found = await opened(from, keyFile, storage);
  if (typeof found === 'string') return failed(found);
  return restoring(found, 'The database is as it was.', async () => {
    await mustBeNew(databaseUrl);
    tell(await migrateDatabase(databaseUrl));
    const files = storageOf(storage);
    const { madeAt, ...restored } = await restoreBackup({ databaseUrl, files, ...found, tell });
    return `All is as it was at ${madeAt}: ${restored.rows} rows and ${restored.files} files. Before the worker starts, see dispatch-admin jobs: what waited then is done now.`;
  });
};

/** Where a base backup goes, and how far PostgreSQL brings it, as they are written on the command line. */
export type BaseTarget = { into: string; wal: string; toTime: string };

/** A moment with its zone, such as `2026-11-28T02:41:07Z`. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Makes a data folder of PostgreSQL of a base backup, which is brought to a moment when PostgreSQL is started with it. */
export const restoreBase = async (
  from: string,
  keyFile: string,
  { into, wal, toTime }: BaseTarget,
  { storage }: Pick<Installation, 'storage'>,
  tell: Tell,
): Promise<Outcome> => {
  if (!isAbsolute(into))
    return failed('--into names the new folder for the data of PostgreSQL by its whole path.');
  if (!wal.includes('%f') || !wal.includes('%p') || /[\r\n]/.test(wal))
    return failed(`--wal says how a part of the archived log is fetched: --wal 'cp /archive/%f "%p"'`);
  if (toTime !== '' && !(moment.test(toTime) && Number.isFinite(Date.parse(toTime))))
    return failed('--to-time is a moment with its zone: 2026-11-28T02:41:07Z');
  const found = await opened(from, keyFile, storage);
  if (typeof found === 'string') return failed(found);
  return restoring(found, `Nothing is left in ${into}.`, async () => {
    const to = toTime === '' ? null : new Date(toTime);
    const plan = { into: resolve(into), restoreCommand: wal, toTime: to, files: storageOf(storage) };
    const { major, put, kept } = await restoreBaseBackup({ ...found, ...plan, tell });
    return [
      `The data are in ${into}, and ${put} files were put back (${kept} were there).`,
      `Next: give the folder to the user of PostgreSQL (chown -R postgres: ${into}), and start PostgreSQL ${major} with it. It reads its log ${to === null ? 'to the end of what was archived' : `to ${to.toISOString()}`}, and then takes calls.`,
      `Then dispatch-admin migrate, check and jobs. Files that came later than this backup are put back from a later one: restore <place>/<name> <file of the key> --files`,
    ].join('\n');
  });
};

/** Puts back what of a backup is missing among the files. */
export const restoreFiles = async (
  from: string,
  keyFile: string,
  { storage }: Pick<Installation, 'storage'>,
): Promise<Outcome> => {
  const found = await opened(from, keyFile, storage);
  if (typeof found === 'string') return failed(found);
  return restoring(found, 'What was put back until then is right, and stays.', async () => {
    const { put, kept } = await restoreMissingFiles({ ...found, files: storageOf(storage) });
    return `${put} files were put back, and ${kept} were there. The database is as it was.`;
  });
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
