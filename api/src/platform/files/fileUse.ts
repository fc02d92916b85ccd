import { query } from '../database/database';

export type FileUse = { usedBy: 'release' | 'partner' | 'site'; usedById: number };

/** Days for which a file is kept that nothing uses (openapi.yaml, uploadFile). */
export const unusedDays = 7;

/** For the transaction in which the user of the file is saved. False when the file is gone or being removed. */
export const keepFile = async (fileId: number, { usedBy, usedById }: FileUse): Promise<boolean> => {
  // The row is changed, not only locked: a removal at the same time then looks at it again.
  const kept = await query(
    'file-keep',
    `update files set kept_until = null
      where file_id = $1 and stored_at is not null and removing_at is null returning file_id`,
    [fileId],
  );
  if (kept.length === 0) return false;
  await query(
    'file-use',
    'insert into file_uses (file_id, used_by, used_by_id) values ($1, $2, $3) on conflict do nothing',
    [fileId, usedBy, usedById],
  );
  return true;
};

/** Says that something does not use a file any more. When nothing else does, it is removed after a week. */
export const letGoOfFile = async (fileId: number, { usedBy, usedById }: FileUse, at: Date): Promise<void> => {
  await query('file-lock', 'select 1 from files where file_id = $1 for update', [fileId]);
  await query(
    'file-end-use',
    'delete from file_uses where file_id = $1 and used_by = $2 and used_by_id = $3',
    [fileId, usedBy, usedById],
  );
  await query(
    'file-let-go',
    `update files set kept_until = $2::timestamptz + make_interval(days => $3)
      where file_id = $1 and kept_until is null
        and not exists (select 1 from file_uses where file_uses.file_id = files.file_id)`,
    [fileId, at, unusedDays],
  );
};
