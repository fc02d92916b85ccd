import { message } from '@dispatch/contract';
import { problem, type Problem } from '../call/problem';
import type { ActingPerson } from '../audit/audit';
import type { StoredFile } from './StoredFile';
import type { StoragePort } from '../ports/storage/storagePort';
import { keepFile, letGoOfFile, type FileUse } from './fileUse';
import { findFile, takeUpload } from './findFile';
import { makeLogo } from './makeLogo';

const folder = '/api/partner/logo/';

/** The path on this site of the logo with this key; null without one. */
export const logoPathOf = (logoKey: unknown): string | null =>
  typeof logoKey === 'string' ? `${folder}${logoKey}` : null;

const uploadMissing = (): Problem =>
  problem(404, 'not-found', message('file-unreadable'), {
    fields: [{ pointer: '/logoUploadKey', rule: 'unknown', message: message('file-unreadable') }],
  });

type Sending = {
  body: { logoUploadKey?: string | null };
  session: ActingPerson;
  ports: { storage: StoragePort };
  now: Date;
};

/** The new logo of an upload of this person, stored and not used yet; null when none is sent. Throws 404 and 503. */
export const newLogo = async ({ body, session, ports, now }: Sending): Promise<StoredFile | null> => {
  const { logoUploadKey = null } = body;
  if (logoUploadKey === null) return null;
  const upload = await takeUpload(logoUploadKey, session.userId);
  if (upload === null) throw uploadMissing();
  return makeLogo(upload, session, ports.storage, now);
};

/**
 * The key of the logo after a save, in its transaction: lets go of the logo that goes and keeps the one that comes.
 * Throws 404 when that is gone.
 */
export const changeLogo = async (
  currentKey: string | null,
  { logo, isTakenAway }: { logo: StoredFile | null; isTakenAway: boolean },
  use: FileUse,
  at: Date,
): Promise<string | null> => {
  if (logo === null && !isTakenAway) return currentKey;
  const old = currentKey === null ? null : await findFile(currentKey);
  if (old !== null) await letGoOfFile(old.fileId, use, at);
  if (logo === null) return null;
  if (!(await keepFile(logo.fileId, use))) throw uploadMissing();
  return logo.uploadKey;
};
