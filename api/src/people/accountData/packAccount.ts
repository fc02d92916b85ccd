import { addAbortSignal, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import { statement } from '../../platform/database/statement';
import { packZip } from '../../platform/files/packZip';
import type { CountedStream } from '../../platform/files/streams';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import type { Person } from './rule';
import { tableRules } from './tableRules';
import { statesSql } from '../../platform/database/statesSql';

export const exportedRows = async (person: Person): Promise<ReadonlyMap<string, string>> => {
  const lists = new Map<string, string>();
  for (const { export: rule } of Object.values(tableRules))
    if ('rows' in rule) lists.set(rule.file, (await rule.rows.one(person)).list);
  return lists;
};

type Upload = { file_id: number; name: string; storage_key: string };

const exportUploads = statement('export-uploads')`select file_id, name, storage_key from files
      where user_id = :userId and stored_at is not null and removing_at is null order by file_id`;

const uploadsOf = (userId: number): Promise<Upload[]> => exportUploads.all({ userId });

type VersionContent = { id: number; number: number; content: string };

const exportVersions = statement('export-versions')`
select v.distribution_id as id, v.number, v.content::text as "content!"
       from release_versions v join releases r using (distribution_id)
      where r.user_id = :userId and r.state <> ${statesSql('Deleted')} and (v.distribution_id, v.number) > (:id, :number)
      order by v.distribution_id, v.number limit 20`;

/** The first versions behind this one, with what they hold: few, whatever somebody has written. */
const versionsAfter = (userId: number, { id, number }: Pick<VersionContent, 'id' | 'number'>) =>
  exportVersions.all({ userId, id, number });

const fillVersions = async (zip: ZipFile, { userId, now }: Person, givenUp: AbortSignal): Promise<void> => {
  let last = { id: 0, number: 0 };
  for (;;) {
    const versions = await versionsAfter(userId, last);
    for (const { id, number, content } of versions) {
      const json = addAbortSignal(givenUp, Readable.from([Buffer.from(content)]));
      zip.addReadStream(json, `release-versions/${id}-${number}.json`, { mtime: now });
      await finished(json);
    }
    const behind = versions.at(-1);
    if (behind === undefined) return;
    last = behind;
  }
};

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
  await fillVersions(zip, person, givenUp);
  for (const upload of await uploadsOf(person.userId)) {
    givenUp.throwIfAborted();
    const bytes = await storage.open(upload.storage_key);
    if (bytes === null) continue;
    addAbortSignal(givenUp, bytes);
    // Pictures and PDF are compressed already.
    zip.addReadStream(bytes, entryName(upload), { ...options, compress: false });
    await finished(bytes);
  }
};

/**
 * Made while it is read: no more than a piece of a file lies in memory. Not inside a transaction: it asks the storage.
 */
export const packAccount = (person: Person, storage: StoragePort): CountedStream =>
  packZip((zip, givenUp) => fill(zip, person, storage, givenUp));
