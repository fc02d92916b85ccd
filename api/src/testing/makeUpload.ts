import sharp from 'sharp';
import { now } from '../clock';
import { storeFile } from '../files/storeFile';
import type { Session } from '../http/handler';
import type { User } from '../models/User';
import type { StoragePort } from '../ports/storage/storagePort';

/** An image of 1600 by 400 pixels that somebody has uploaded; answers its key. */
export const makeUpload = async (
  owner: User,
  storage: StoragePort,
  { type = 'jpeg' }: { type?: 'jpeg' | 'png' } = {},
): Promise<string> => {
  const background = { r: 20, g: 60, b: 90 };
  const size = { width: 1600, height: 400 };
  const picture = sharp({ create: { ...size, channels: 3, background } });
  const bytes = await picture.toFormat(type).toBuffer();
  const session = { userId: owner.userId, login: owner.oktaLogin, impersonator: null } as Session;
  const content = { name: `logo.${type}`, mediaType: `image/${type}`, bytes, preview: null } as const;
  return (await storeFile({ ...content, ...size }, session, storage, now())).uploadKey;
};
