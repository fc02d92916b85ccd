import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { query } from '../database/database';
import { collect } from '../files/collect';
import type { StoragePort } from '../ports/storage/storagePort';
import { readRule, type Person } from './rule';
import { tableRules } from './tableRules';

/** The rows of each kind that the export holds, as JSON by the name of its file. */
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

/**
 * A ZIP of everything that an account holds: one JSON file for each kind of data, and the uploaded files. Not inside a
 * transaction: it asks the storage. Throws StorageUnavailable.
 */
export const packAccount = async (person: Person, storage: StoragePort): Promise<Buffer> => {
  const zip = new ZipFile();
  const options = { mtime: person.now };
  for (const [file, json] of await exportedRows(person)) {
    zip.addBuffer(Buffer.from(JSON.stringify(JSON.parse(json), null, 2)), `${file}.json`, options);
  }
  for (const upload of await uploadsOf(person.userId)) {
    const bytes = await storage.open(upload.storage_key);
    // Pictures and PDF are compressed already.
    if (bytes !== null)
      zip.addBuffer(await collect(bytes), entryName(upload), { ...options, compress: false });
  }
  zip.end();
  return collect(zip.outputStream.pipe(new PassThrough()));
};
