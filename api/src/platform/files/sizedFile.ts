import { Readable } from 'node:stream';
import { FileBody } from '../call/answerBody';
import { OversizedImage, UnreadableImage } from './imageLimits';
import { shrunk } from './writeAnew';
import type { FileType, StoredFile } from './StoredFile';
import type { StoragePort } from '../ports/storage/storagePort';
import { findFile, isImage } from './findFile';
import { inStorage, openStored, readFile } from './readFile';
import { collect } from './streams';

/** The longest sides, in pixels, in which images are offered (openapi.yaml, getFile). */
export const imageSides = [320, 640, 1280] as const;

export type ImageSide = (typeof imageSides)[number];

/** The sizes of an image that are smaller than it is, and the first that is not: those beyond would be the same. */
export const usefulSizes = ({
  width,
  height,
}: {
  width: number;
  height: number;
}): { side: ImageSide; width: number; height: number }[] => {
  const longest = Math.max(width, height);
  return imageSides
    .filter((_side, place) => place === 0 || (imageSides[place - 1] ?? 0) < longest)
    .map((side) => {
      const share = Math.min(1, side / longest);
      return { side, width: Math.round(width * share), height: Math.round(height * share) };
    });
};

/** Where an image is kept in another size. */
export const sizedKey = (storageKey: string, side: ImageSide): string => `${storageKey}-${side}`;

const make = async (file: StoredFile, storage: StoragePort, side: ImageSide): Promise<Buffer> => {
  const source = await openStored(file.storageKey, storage);
  const whole = await inStorage(() => collect(source));
  if (!isImage(file)) return whole;
  const bytes = await shrunk(whole, file.mediaType, side);
  const key = sizedKey(file.storageKey, side);
  await inStorage(() => storage.put(key, bytes, file.mediaType));
  // It may have been removed meanwhile, and nobody would ever remove this.
  if ((await findFile(file.uploadKey)) === null) await inStorage(() => storage.remove(key));
  return bytes;
};

/**
 * An image that fits into a square of this side, made when it is asked for the first time and kept from then on. A
 * smaller image and a pdf as they are. Throws 404 for gone bytes and 503 for a silent storage.
 */
export const sizedFile = async (
  file: StoredFile,
  storage: StoragePort,
  side: ImageSide,
): Promise<FileBody<FileType>> => {
  if (!isImage(file) || Math.max(file.width, file.height) <= side) return readFile(file, storage);
  const { mediaType, name } = file;
  try {
    const kept = await inStorage(() => storage.open(sizedKey(file.storageKey, side)));
    const bytes = kept === null ? await make(file, storage, side) : await inStorage(() => collect(kept));
    const tag = `${file.digest.toString('hex')}-${side}`;
    return new FileBody({ mediaType, bytes: bytes.length, tag, name, disposition: 'inline' }, async () =>
      Readable.from([bytes]),
    );
  } catch (error) {
    // Too slow to make: the whole image is shown instead.
    if (error instanceof UnreadableImage || error instanceof OversizedImage) return readFile(file, storage);
    throw error;
  }
};
