import { randomBytes, createHash } from 'node:crypto';
import { type ActingPerson, record } from '../audit/audit';
import { inTransaction } from '../database/database';
import { statement } from '../database/statement';
import { type FileType, StoredFile } from './StoredFile';
import type { StoragePort } from '../ports/storage/storagePort';
import { unusedDays } from './fileUse';
import { inStorage } from './readFile';

/** Minutes within which the bytes of a new file have to come; later its row is removed. */
const arrivalMinutes = 60;

export type FileContent = {
  name: string;
  mediaType: FileType;
  bytes: Buffer;
  width: number | null;
  height: number | null;
  preview: string | null;
};

const newStorageKey = (): string => {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
};

const fileStored = statement('file-stored')`
update files set stored_at = :at, kept_until = :at::timestamptz + make_interval(days => :unusedDays)
      where file_id = :fileId and removing_at is null returning file_id`;

const markAsStored = async (file: StoredFile, at: Date): Promise<void> => {
  const rows = await fileStored.all({ fileId: file.fileId, at, unusedDays });
  if (rows.length === 0) throw new Error(`File ${file.fileId} was removed while its bytes came.`);
};

/**
 * Stores a file for a person, for a week unless something uses it. Not inside a transaction: the row comes first and
 * is seen by nobody until the bytes are there, so that a crash leaves nothing that is not cleaned up. Throws 503 when
 * the storage does not answer.
 */
export const storeFile = async (
  content: FileContent,
  owner: ActingPerson,
  storage: StoragePort,
  at: Date,
): Promise<StoredFile> => {
  const { bytes, ...facts } = content;
  const file = await StoredFile.create({
    ...facts,
    bytes: bytes.length,
    digest: createHash('sha256').update(bytes).digest(),
    uploadKey: randomBytes(18).toString('base64url'),
    storageKey: newStorageKey(),
    userId: owner.userId,
    createdAt: at,
    keptUntil: new Date(at.getTime() + arrivalMinutes * 60_000),
  });
  await inStorage(() => storage.put(file.storageKey, bytes, content.mediaType));
  await inTransaction(async () => {
    await markAsStored(file, at);
    await record({
      actor: owner,
      action: 'file.store',
      subject: { type: 'file', id: file.fileId },
      details: { mediaType: content.mediaType, bytes: bytes.length },
    });
  });
  return file.reload();
};
