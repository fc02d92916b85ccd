import type { ActingPerson } from '../audit/audit';
import { shrinkToPng } from './shrinkToPng';
import type { StoredFile } from './StoredFile';
import type { StoragePort } from '../ports/storage/storagePort';
import type { StoredImage } from './findFile';
import { inStorage, openStored } from './readFile';
import { storeFile } from './storeFile';
import { collect } from './streams';

const most = { width: 800, height: 400 };

/**
 * A logo of an uploaded image: a new file, a png of at most 800 by 400 pixels, whose key is the key of the logo. Not
 * inside a transaction. It is kept for a week unless keepFile is called for it with the partner. Throws 404 when the
 * image is gone and 503 when the storage does not answer.
 */
export const makeLogo = async (
  image: StoredImage,
  owner: ActingPerson,
  storage: StoragePort,
  at: Date,
): Promise<StoredFile> => {
  const source = await openStored(image.storageKey, storage);
  const picture = await shrinkToPng(await inStorage(() => collect(source)), most);
  const name = `${image.name.replace(/\.[^.]*$/, '').slice(0, 250)}.png`;
  return storeFile({ ...picture, name, mediaType: 'image/png', preview: null }, owner, storage, at);
};
