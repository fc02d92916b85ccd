import { notFound, unavailable } from '../http/problem';
import { FileBody } from '../http/fileBody';
import type { StoredFile } from '../models/StoredFile';
import { type StoragePort, StorageUnavailable } from '../ports/storage/storagePort';

/** What the storage does, with its silence as the 503 of a call. */
export const inStorage = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageUnavailable ? unavailable() : error;
  }
};

/**
 * A file as the body of an answer. A pdf is offered for saving: what is written in one can act by itself. Its bytes
 * are asked for when they are sent: 404 when they are gone, 503 when the storage does not answer.
 */
export const readFile = <File extends StoredFile>(
  file: File,
  storage: StoragePort,
): FileBody<File['mediaType']> =>
  new FileBody(
    {
      mediaType: file.mediaType,
      bytes: file.bytes,
      tag: file.digest.toString('hex'),
      name: file.name,
      disposition: file.mediaType === 'application/pdf' ? 'attachment' : 'inline',
    },
    async () => {
      const bytes = await inStorage(() => storage.open(file.storageKey));
      if (bytes === null) throw notFound();
      return bytes;
    },
  );
