import { findFile, isImage, type StoredImage } from './findFile';

/**
 * The image that this person has uploaded under this key; null when there is none: no such key, somebody else's, a
 * pdf, or one that was removed meanwhile. Whoever saves something with it calls keepFile in the same transaction.
 */
export const takeUpload = async (uploadKey: string, userId: number): Promise<StoredImage | null> => {
  const file = await findFile(uploadKey);
  return file?.userId === userId && isImage(file) ? file : null;
};
