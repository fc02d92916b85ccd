import { Op } from 'sequelize';
import { statement } from '../database/statement';
import { type ImageType, StoredFile } from './StoredFile';
import type { FileUse } from './fileUse';

export const findFile = (uploadKey: string): Promise<StoredFile | null> =>
  StoredFile.findOne({ where: { uploadKey, storedAt: { [Op.ne]: null }, removingAt: null } });

const fileIsLogo = statement('file-is-logo')`
select 1 from file_uses where file_id = :fileId and used_by = any(:shownBy) limit 1`;

const isShownAsLogo = async (fileId: number): Promise<boolean> => {
  const shownBy: FileUse['usedBy'][] = ['partner', 'site', 'company'];
  const rows = await fileIsLogo.all({ fileId, shownBy });
  return rows.length > 0;
};

export type StoredImage = StoredFile & { mediaType: ImageType; width: number; height: number };

export const isImage = (file: StoredFile): file is StoredImage => file.mediaType !== 'application/pdf';

export type StoredLogo = StoredFile & { mediaType: 'image/png' };

/** The logo with this key, when a partner, a company or the site uses it; null otherwise. For anybody. */
export const findLogo = async (logoKey: string): Promise<StoredLogo | null> => {
  const file = await findFile(logoKey);
  if (file?.mediaType !== 'image/png') return null;
  return (await isShownAsLogo(file.fileId)) ? (file as StoredLogo) : null;
};

/**
 * Null for no such key, somebody else's, a pdf or a removed one. Whoever saves it calls keepFile in that transaction.
 */
export const takeUpload = async (uploadKey: string, userId: number): Promise<StoredImage | null> => {
  const file = await findFile(uploadKey);
  return file?.userId === userId && isImage(file) ? file : null;
};
