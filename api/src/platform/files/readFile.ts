import type { Readable } from 'node:stream';
import { FileBody } from '../call/answerBody';
import { notFound, orUnavailable } from '../call/problem';
import type { StoredFile } from './StoredFile';
import { type StoragePort, StorageUnavailable } from '../ports/storage/storagePort';

/** What the storage does, with its silence as the 503 of a call. */
export const inStorage = <T>(work: () => Promise<T>): Promise<T> => orUnavailable(StorageUnavailable, work);

/** The bytes under a key of the storage. Throws 404 when they are gone and 503 when the storage does not answer. */
export const openStored = async (key: string, storage: StoragePort): Promise<Readable> => {
  const bytes = await inStorage(() => storage.open(key));
  if (bytes === null) throw notFound();
  return bytes;
};

/**
 * Images are shown unless they are asked for as attachments. A pdf is offered for saving: what is written in one can
 * act by itself. 404 for gone bytes, 503 for a silent storage.
 */
export const readFile = <File extends StoredFile>(
  file: File,
  storage: StoragePort,
  as?: 'attachment',
): FileBody<File['mediaType']> =>
  new FileBody(
    {
      mediaType: file.mediaType,
      bytes: file.bytes,
      tag: file.digest.toString('hex'),
      name: file.name,
      disposition: as === 'attachment' || file.mediaType === 'application/pdf' ? 'attachment' : 'inline',
    },
    () => openStored(file.storageKey, storage),
  );
