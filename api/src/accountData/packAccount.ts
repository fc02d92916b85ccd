import { addAbortSignal } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { query } from '../database/database';
import { CountedStream } from '../files/streams';
import type { StoragePort } from '../ports/storage/storagePort';
import { readRule, type Person } from './rule';
import { tableRules } from './tableRules';

export const exportedRows = async (person: Person): Promise<ReadonlyMap<string, string>> => {
  const lists = new Map<string, string>();
  for (const [table, { export: rule }] of Object.entries(tableRules)) {
    if ('none' in rule) continue;
    lists.set(rule.file, await readRule(`export-${table}`, rule.rows, person));
  }
  return lists;
};

type Upload = { file_id: number; name: string; storage_key: string };

const uploadsOf = (userId: number): Promise<Upload[]> =>
  query<Upload>(
    'export-uploads',
    `select file_id, name, storage_key from files
      where user_id = $1 and stored_at is not null and removing_at is null order by file_id`,
    [userId],
  );

/** A name that stands in a ZIP as one file of one folder, whatever was typed. */
const entryName = ({ file_id: id, name }: Upload): string =>
  `files/${id}-${name.replaceAll(/[\\/:*?"<>|]/g, '_')}`;

/** Puts everything into the ZIP, one file after the other: the next one is opened when the last has been read. */
const fill = async (
  zip: ZipFile,
  person: Person,
  storage: StoragePort,
  givenUp: AbortSignal,
): Promise<void> => {
  const options = { mtime: person.now };
  for (const [file, json] of await exportedRows(person)) {
    zip.addBuffer(Buffer.from(JSON.stringify(JSON.parse(json), null, 2)), `${file}.json`, options);
  }
  for (const upload of await uploadsOf(person.userId)) {
    givenUp.throwIfAborted();
    const bytes = await storage.open(upload.storage_key);
    if (bytes === null) continue;
    addAbortSignal(givenUp, bytes);
    // Pictures and PDF are compressed already.
    zip.addReadStream(bytes, entryName(upload), { ...options, compress: false });
    await finished(bytes);
  }
  zip.end();
};

/**
 * Made while it is read: no more than a piece of a file lies in memory. Not inside a transaction: it asks the storage.
 */
export const packAccount = (person: Person, storage: StoragePort): CountedStream => {
  const zip = new ZipFile();
  const packed = new CountedStream();
  const givenUp = new AbortController();
  const breakOff = (cause: unknown): void => {
    packed.destroy(cause instanceof Error ? cause : new Error('The ZIP could not be made.', { cause }));
  };
  packed.once('close', () => givenUp.abort());
  zip.on('error', breakOff);
  pipeline(zip.outputStream, packed).catch(breakOff);
  fill(zip, person, storage, givenUp.signal).catch(breakOff);
  return packed;
};
