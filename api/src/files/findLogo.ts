import type { StoredFile } from '../models/StoredFile';
import { findFile, usersOfFile } from './findFile';

/** A logo that makeLogo has made. */
export type StoredLogo = StoredFile & { mediaType: 'image/png' };

/** The logo with this key, when a partner uses it; null otherwise. For anybody. */
export const findLogo = async (logoKey: string): Promise<StoredLogo | null> => {
  const file = await findFile(logoKey);
  if (file?.mediaType !== 'image/png') return null;
  return (await usersOfFile(file.fileId, 'partner')).length === 0 ? null : (file as StoredLogo);
};
