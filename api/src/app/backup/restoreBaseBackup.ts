import { createWriteStream } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { readArchive, type Section, type Written } from './archive';
import { fileKeyOf, MissingFiles, passOver } from './archiveFiles';
import {
  type BaseManifest,
  type BaseReach,
  type BaseSeal,
  entry,
  type Manifest,
  type Seal,
} from './manifest';
import { manifestOf, mustBeWhole, NotRestored, textOf } from './wholeArchive';

export type BaseRestorePlan = {
  sealed: Readable;
  /** `AGE-SECRET-KEY-1…` */
  key: string;
  /** Where PostgreSQL's data go: a folder that is not there, or is empty. */
  into: string;
  /** PostgreSQL's restore_command: fetches one part of the archived log, `%f`, to `%p`. */
  restoreCommand: string;
  /** Null: to the end of the log that was archived. */
  toTime: Date | null;
  files: StoragePort;
  tell: (line: string) => void;
};

/** `put`: files of the product that were missing; `kept`: those that were there. */
export type BaseRestored = { major: number; put: number; kept: number };

const mustBeEmpty = async (folder: string): Promise<void> => {
  const found = await readdir(folder).catch((error: unknown) => {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new NotRestored(`${folder} cannot be used (${code}).`);
  });
  if (found.length > 0)
    throw new NotRestored(`${folder} is not empty: PostgreSQL's data go into a new folder.`);
};

type Entry = AsyncIterable<Buffer> & { header: Header };

const writeEntry = async (into: string, source: Entry): Promise<void> => {
  const { header } = source;
  const path = join(into, header.name);
  if (path !== into && !path.startsWith(`${into}/`))
    throw new NotRestored(`It would write outside of ${into}: ${header.name}.`);
  if (header.type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 });
    for await (const _ of source);
  } else if (header.type === 'file') {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(source), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  } else throw new NotRestored(`It has a ${header.type}, ${header.name}, which is no part of a data folder.`);
};

/** The tar of the data folder, file by file. */
const unpack = async (into: string, section: Section): Promise<Written> => {
  const tar = extract();
  const reading = pipeline(Readable.from(section.source), tar as unknown as PassThrough);
  reading.catch(() => undefined);
  for await (const source of tar as AsyncIterable<Entry>) await writeEntry(into, source);
  await reading;
  return section.written();
};

/** As a value of postgresql.conf. */
const quoted = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** It knows no letters for a zone there, `Z` neither. */
const withOffset = (moment: Date): string => moment.toISOString().replace('Z', '+00');

/** Has the server read the log when it starts, up to the moment, and then take calls. */
const askForRecovery = async ({ into, restoreCommand, toTime }: BaseRestorePlan): Promise<void> => {
  const settings = [
    `restore_command = ${quoted(restoreCommand)}`,
    ...(toTime === null ? [] : [`recovery_target_time = ${quoted(withOffset(toTime))}`]),
    `recovery_target_action = 'promote'`,
  ];
  await appendFile(join(into, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { mode: 0o600 });
  await writeFile(join(into, 'recovery.signal'), '', { mode: 0o600 });
};

const mustReach = (toTime: Date | null, first: string): void => {
  if (toTime !== null && toTime.toISOString() < first)
    throw new NotRestored(`It can be brought to ${first} and later: take an earlier base backup.`);
};

const load = async (plan: BaseRestorePlan): Promise<BaseRestored> => {
  const { sealed, key, into, toTime, tell } = plan;
  const sections = readArchive(sealed, key);
  const manifest = (await manifestOf(sections)) as BaseManifest | Manifest;
  if (!('major' in manifest))
    throw new NotRestored(
      'It is no base backup, and goes into a new database: leave out --into and --to-time.',
    );
  mustReach(toTime, manifest.madeAt);
  const files = new MissingFiles(plan.files);
  const found: Record<string, Written> = {};
  let reach: BaseReach | null = null;
  let seal: BaseSeal | null = null;
  for await (const section of sections) {
    const { name } = section;
    const file = fileKeyOf(section);
    if (file !== null) await files.take(file, section);
    else if (name === entry.cluster) {
      found[name] = await unpack(into, section);
      tell('The data of PostgreSQL are unpacked.');
    } else if (name === entry.list) {
      const list = createWriteStream(join(into, 'backup_manifest'), { mode: 0o600 });
      await pipeline(Readable.from(section.source), list);
      found[name] = section.written();
    } else if (name === entry.reach) {
      // Before anything is put beside what is there.
      reach = (await textOf(section)) as BaseReach;
      mustReach(toTime, reach.endedAt);
    } else if (name === entry.seal) seal = (await textOf(section)) as BaseSeal;
    else throw new NotRestored(`It has a part that is not known: ${name}.`);
  }
  if (seal === null || reach === null) throw new NotRestored('Its end is missing.');
  mustBeWhole({ [entry.cluster]: seal.cluster, [entry.list]: seal.list }, found);
  mustBeWhole(seal.files, files.found);
  await askForRecovery(plan);
  return { major: manifest.major, put: files.put, kept: files.kept };
};

/**
 * Makes a data folder of a base backup, which PostgreSQL brings to a moment by its archived log when it is started with it, and puts
 * those files of the product back that are missing. Nothing is left of the folder where it does not come to its end. Throws
 * NotRestored, and what age says of a key or bytes that are not right.
 */
export const restoreBaseBackup = async (plan: BaseRestorePlan): Promise<BaseRestored> => {
  const { into } = plan;
  await mustBeEmpty(into);
  await mkdir(into, { recursive: true, mode: 0o700 });
  try {
    await chmod(into, 0o700);
    return await load(plan);
  } catch (error) {
    for (const name of await readdir(into)) await rm(join(into, name), { recursive: true, force: true });
    throw error;
  }
};

/** Puts back what of a backup of either kind is missing among the files of the product; the database is not touched. */
export const restoreMissingFiles = async ({
  sealed,
  key,
  files: storage,
}: Pick<BaseRestorePlan, 'sealed' | 'key' | 'files'>): Promise<{ put: number; kept: number }> => {
  const files = new MissingFiles(storage);
  const sections = readArchive(sealed, key);
  await manifestOf(sections);
  let seal: Pick<Seal, 'files'> | null = null;
  for await (const section of sections) {
    const file = fileKeyOf(section);
    if (file !== null) await files.take(file, section);
    else if (section.name === entry.seal) seal = (await textOf(section)) as Pick<Seal, 'files'>;
    else await passOver(section);
  }
  if (seal === null) throw new NotRestored('Its end is missing.');
  mustBeWhole(seal.files, files.found);
  return { put: files.put, kept: files.kept };
};
