import { createHash } from 'node:crypto';
import { statement } from '../../platform/database/statement';
import type { StoragePort } from '../../platform/ports/storage/storagePort';

/** Where the file of an export is stored: whoever reads the names in the storage learns no key. */
export const storageKeyOf = (key: string): string =>
  `exports/${createHash('sha256').update(key).digest('hex')}`;

const accountExportsExpired = statement('account-exports-expired')`select key from account_exports
      where coalesce(expires_at, requested_at + interval '7 days') < :now::timestamptz`;

const accountExportsForget = statement('account-exports-forget')`delete from account_exports
      where coalesce(expires_at, requested_at + interval '7 days') < :now::timestamptz - interval '31 days'`;

/** Those that have expired or stopped half-way; a month later also what is told of them. */
export const removeExpiredExports = async (storage: StoragePort, now: Date): Promise<void> => {
  const expired = await accountExportsExpired.all({ now });
  for (const { key } of expired) await storage.remove(storageKeyOf(key));
  await accountExportsForget.run({ now });
};
