import { createHash } from 'node:crypto';
import { query } from '../../platform/database/database';
import type { StoragePort } from '../../platform/ports/storage/storagePort';

/** Where the file of an export is stored: whoever reads the names in the storage learns no key. */
export const storageKeyOf = (key: string): string =>
  `exports/${createHash('sha256').update(key).digest('hex')}`;

/** Those that have expired or stopped half-way; a month later also what is told of them. */
export const removeExpiredExports = async (storage: StoragePort, now: Date): Promise<void> => {
  const expired = await query<{ key: string }>(
    'account-exports-expired',
    `select key from account_exports
      where coalesce(expires_at, requested_at + interval '7 days') < $1::timestamptz`,
    [now],
  );
  for (const { key } of expired) await storage.remove(storageKeyOf(key));
  await query(
    'account-exports-forget',
    `delete from account_exports
      where coalesce(expires_at, requested_at + interval '7 days') < $1::timestamptz - interval '31 days'`,
    [now],
  );
};
