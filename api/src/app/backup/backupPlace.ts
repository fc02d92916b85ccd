import { isAbsolute, resolve } from 'node:path';
import type { Config } from '../../platform/settings/config';
import { folderStorage } from '../../platform/ports/storage/folderStorage';
import { s3Storage } from '../../platform/ports/storage/s3Storage';
import type { ListedStorage } from '../../platform/ports/storage/storagePort';

const bucketPattern = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])$/;

/**
 * Where backups are: a folder, or `s3://bucket` at the S3 that the settings name. Null where it is neither, or where it is the
 * place of the files themselves: what destroys one must not destroy the other.
 */
export const backupPlace = (where: string, storage: Config['storage']): ListedStorage | null => {
  const [, bucket] = bucketPattern.exec(where) ?? [];
  if (bucket !== undefined)
    return storage.kind === 's3' && bucket === storage.s3.bucket
      ? null
      : s3Storage({ ...storage.s3, bucket });
  if (where === '' || where.includes('://') || !isAbsolute(where)) return null;
  const [folder, files] = [resolve(where), resolve(storage.folder)];
  return storage.kind === 'folder' && `${folder}/`.startsWith(`${files}/`) ? null : folderStorage(folder);
};

/** `dispatch-20261128t061500z.age`, or `dispatch-base-20261128t061500z.age`: in the order of time, and as keys of files are. */
export const backupName = (now: Date, isBase: boolean): string =>
  `dispatch-${isBase ? 'base-' : ''}${now
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase()}.age`;
