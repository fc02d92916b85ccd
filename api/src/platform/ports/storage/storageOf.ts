import type { Config } from '../../settings/config';
import { folderStorage } from './folderStorage';
import { noStorage } from './noStorage';
import { s3Storage } from './s3Storage';
import type { ListedStorage } from './storagePort';

export const storageOf = (storage: Config['storage']): ListedStorage => {
  if (storage.kind === 'none') return noStorage;
  return storage.kind === 's3' ? s3Storage(storage.s3) : folderStorage(storage.folder);
};
