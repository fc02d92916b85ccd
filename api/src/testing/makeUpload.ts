import sharp from 'sharp';
import { acting } from '../platform/audit/audit';
import { now } from '../platform/settings/clock';
import { storeFile } from '../platform/files/storeFile';
import type { StoredFile } from '../platform/files/StoredFile';
import type { User } from '../people/users/User';
import type { StoragePort } from '../platform/ports/storage/storagePort';
import { samplePdf } from './sampleFiles';

export const makeUpload = async (
  owner: User,
  storage: StoragePort,
  { type = 'jpeg' }: { type?: 'jpeg' | 'png' } = {},
): Promise<string> => {
  const background = { r: 20, g: 60, b: 90 };
  const size = { width: 1600, height: 400 };
  const picture = sharp({ create: { ...size, channels: 3, background } });
  const bytes = await picture.toFormat(type).toBuffer();
  const content = { name: `logo.${type}`, mediaType: `image/${type}`, bytes, preview: null } as const;
  return (await storeFile({ ...content, ...size }, acting(owner), storage, now())).uploadKey;
};

export const makePdf = (owner: User, storage: StoragePort, at: Date = now()): Promise<StoredFile> =>
  storeFile(
    {
      name: 'fact-sheet.pdf',
      mediaType: 'application/pdf',
      bytes: samplePdf,
      width: null,
      height: null,
      preview: null,
    },
    acting(owner),
    storage,
    at,
  );
