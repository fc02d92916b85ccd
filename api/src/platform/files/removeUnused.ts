import { query } from '../database/database';
import type { StoragePort } from '../ports/storage/storagePort';
import { imageSides, sizedKey } from './sizedFile';

/** Files that are taken up at one time. */
const atOnce = 100;

type Ended = { file_id: number; storage_key: string };

const markEnded = (at: Date): Promise<Ended[]> =>
  query<Ended>(
    'files-end',
    `update files set removing_at = coalesce(removing_at, $1)
      where file_id in (select file_id from files where kept_until < $1 order by kept_until limit $2
                          for update skip locked)
     returning file_id, storage_key`,
    [at, atOnce],
  );

/** First nobody sees them, then their bytes go, then their rows: the next run finds what a crash has left. */
export const removeUnused = async (storage: StoragePort, at: Date): Promise<number> => {
  let removed = 0;
  for (;;) {
    const ended = await markEnded(at);
    for (const { file_id: fileId, storage_key: key } of ended) {
      for (const side of imageSides) await storage.remove(sizedKey(key, side));
      await storage.remove(key);
      await query('file-remove', 'delete from files where file_id = $1 and removing_at is not null', [
        fileId,
      ]);
      removed += 1;
    }
    if (ended.length < atOnce) return removed;
  }
};
