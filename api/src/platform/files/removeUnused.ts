import { statement } from '../database/statement';
import type { StoragePort } from '../ports/storage/storagePort';
import { imageSides, sizedKey } from './sizedFile';

/** Files that are taken up at one time. */
const atOnce = 100;

type Ended = { file_id: number; storage_key: string };

const filesEnd = statement('files-end')`update files set removing_at = coalesce(removing_at, :at)
      where file_id in (select file_id from files where kept_until < :at order by kept_until limit :atOnce
                          for update skip locked)
     returning file_id, storage_key`;

const markEnded = (at: Date): Promise<Ended[]> => filesEnd.all({ at, atOnce });

const fileRemove = statement('file-remove')`
delete from files where file_id = :fileId and removing_at is not null`;

/** First nobody sees them, then their bytes go, then their rows: the next run finds what a crash has left. */
export const removeUnused = async (storage: StoragePort, at: Date): Promise<number> => {
  let removed = 0;
  for (;;) {
    const ended = await markEnded(at);
    for (const { file_id: fileId, storage_key: key } of ended) {
      for (const side of imageSides) await storage.remove(sizedKey(key, side));
      await storage.remove(key);
      await fileRemove.run({ fileId });
      removed += 1;
    }
    if (ended.length < atOnce) return removed;
  }
};
