import { statement } from '../../platform/database/statement';
import type { StoragePort } from '../../platform/ports/storage/storagePort';

const journalistImportsLost = statement('journalist-imports-lost')`
select storage_key as key from journalist_imports
      where state = 'running' and started_at < :now::timestamptz - interval '7 days'`;

const journalistImportLost = statement('journalist-import-lost')`
update journalist_imports set state = 'failed', failure = 'It was not read to its end.'
        where storage_key = :key`;

/** The files of imports that were never read to their end, after a week: they hold people's addresses. */
export const removeLostImports = async (storage: StoragePort, now: Date): Promise<void> => {
  const lost = await journalistImportsLost.all({ now });
  for (const { key } of lost) {
    await storage.remove(key);
    await journalistImportLost.run({ key });
  }
};
