import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from './StoredFile';

const taken: Readonly<Record<string, FileType>> = {
  'application/pdf': 'application/pdf',
  'image/png': 'image/png',
  // An animated png; its first picture is taken.
  'image/apng': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/gif': 'image/gif',
};

export const typeOfBytes = async (bytes: Buffer): Promise<FileType | null> => {
  const found = await fileTypeFromBuffer(bytes);
  return found === undefined ? null : (taken[found.mime] ?? null);
};
