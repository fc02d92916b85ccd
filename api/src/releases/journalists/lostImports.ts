import { query } from '../../platform/database/database';
import type { StoragePort } from '../../platform/ports/storage/storagePort';

/** The files of imports that were never read to their end, after a week: they hold people's addresses. */
export const removeLostImports = async (storage: StoragePort, now: Date): Promise<void> => {
  const lost = await query<{ key: string }>(
    'journalist-imports-lost',
    `select storage_key as key from journalist_imports
      where state = 'running' and started_at < $1::timestamptz - interval '7 days'`,
    [now],
  );
  for (const { key } of lost) {
    await storage.remove(key);
    await query(
      'journalist-import-lost',
      `update journalist_imports set state = 'failed', failure = 'It was not read to its end.'
        where storage_key = $1`,
      [key],
    );
  }
};
