import { statement } from '../database/statement';

export type FileUse = { usedBy: 'release' | 'partner' | 'site' | 'company'; usedById: number };

/** Days for which a file is kept that nothing uses (openapi.yaml, uploadFile). */
export const unusedDays = 7;

const fileKeep = statement('file-keep')`update files set kept_until = null
      where file_id = :fileId and stored_at is not null and removing_at is null returning file_id`;

const fileUse = statement('file-use')`
insert into file_uses (file_id, used_by, used_by_id) values (:fileId, :usedBy, :usedById) on conflict do nothing`;

/** For the transaction in which the user of the file is saved. False when the file is gone or being removed. */
export const keepFile = async (fileId: number, { usedBy, usedById }: FileUse): Promise<boolean> => {
  // The row is changed, not only locked: a removal at the same time then looks at it again.
  const kept = await fileKeep.all({ fileId });
  if (kept.length === 0) return false;
  await fileUse.run({ fileId, usedBy, usedById });
  return true;
};

const fileLock = statement('file-lock')`select 1 from files where file_id = :fileId for update`;

const fileEndUse = statement('file-end-use')`
delete from file_uses where file_id = :fileId and used_by = :usedBy and used_by_id = :usedById`;

const fileLetGo = statement('file-let-go')`
update files set kept_until = :at::timestamptz + make_interval(days => :unusedDays)
      where file_id = :fileId and kept_until is null
        and not exists (select 1 from file_uses where file_uses.file_id = files.file_id)`;

/** Says that something does not use a file any more. When nothing else does, it is removed after a week. */
export const letGoOfFile = async (fileId: number, { usedBy, usedById }: FileUse, at: Date): Promise<void> => {
  await fileLock.run({ fileId });
  await fileEndUse.run({ fileId, usedBy, usedById });
  await fileLetGo.run({ fileId, at, unusedDays });
};
