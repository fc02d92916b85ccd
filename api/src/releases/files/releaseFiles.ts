import { message, ruleMessage, type ReleaseContent } from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { FileType } from '../../platform/files/StoredFile';
import { keepFile, letGoOfFile } from '../../platform/files/fileUse';

type ReleaseFiles = Pick<ReleaseContent, 'newsImage' | 'attachments'>;
type Choice = NonNullable<ReleaseFiles['newsImage']>;

const releaseFiles = statement('release-files')`
select upload_key as key, file_id as "assetId", name as "fileName", bytes as "fileSize", media_type as type
from files f
where upload_key = any(:keys::text[]) and stored_at is not null and removing_at is null
  and (user_id = :userId or exists (
    select 1 from file_uses u where u.file_id = f.file_id and u.used_by = 'release' and u.used_by_id = :distributionId?
  ))`.as<{ type: FileType }>();

const refused = (pointer: string, rule: 'oneOf' | 'pattern', text: string) =>
  inputProblem([{ pointer, rule, message: text }]);

export const namesFiles = ({ newsImage, attachments }: ReleaseFiles): boolean =>
  (newsImage ?? null) !== null || (attachments ?? []).length > 0;

/**
 * The files that a release names, as they are stored: the caption and the alt text are those that were sent, all
 * else is known from the upload. Throws 400 for a key that is not theirs or is gone, and for a featured image that is
 * none.
 * @param userId who saves
 * @param distributionId the release, whose files may have been uploaded by somebody else; null before the first save.
 * Whether this person may save it is for the caller to check.
 */
export const storedFiles = async (
  { newsImage, attachments }: ReleaseFiles,
  userId: number,
  distributionId: number | null,
): Promise<ReleaseFiles> => {
  if (!namesFiles({ newsImage, attachments })) return {};
  const keys = [newsImage, ...(attachments ?? [])].flatMap((choice) => choice?.uploadKey ?? []);
  const rows = await releaseFiles.all({ keys, userId, distributionId });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const stored = (choice: Choice, place: string) => {
    const row = byKey.get(choice.uploadKey);
    if (row === undefined) throw refused(`${place}/uploadKey`, 'oneOf', message('file-gone'));
    if (place === '/newsImage' && row.type === 'application/pdf')
      throw refused('/newsImage/fileName', 'pattern', ruleMessage('NewsImageChoice', 'fileName', 'pattern'));
    const { key: uploadKey, assetId, fileName, fileSize } = row;
    const { caption = '', altText = '', credit } = choice;
    const file = { uploadKey, assetId, fileName, filePath: `/file/${uploadKey}`, fileSize, caption, altText };
    return credit === undefined ? file : { ...file, credit };
  };
  return {
    ...(newsImage && { newsImage: stored(newsImage, '/newsImage') }),
    ...(attachments && {
      attachments: attachments.map((choice, index) => stored(choice, `/attachments/${index}`)),
    }),
  };
};

/** For the transaction in which the release is saved. Throws 400 when one of them was removed in this moment. */
export const keepReleaseFiles = async (fileIds: readonly number[], distributionId: number): Promise<void> => {
  for (const fileId of fileIds) {
    if (!(await keepFile(fileId, { usedBy: 'release', usedById: distributionId })))
      throw refused('/attachments', 'oneOf', message('file-gone'));
  }
};

export const letGoOfReleaseFiles = (
  fileIds: readonly number[],
  distributionId: number,
  at: Date,
): Promise<void> =>
  inTransaction(async () => {
    for (const fileId of fileIds)
      await letGoOfFile(fileId, { usedBy: 'release', usedById: distributionId }, at);
  });

const filesOfRelease = statement('files-of-release')`
select file_id from file_uses where used_by = 'release' and used_by_id = :distributionId order by 1`;

/** For the transaction in which the release is deleted. */
export const letGoOfAllReleaseFiles = async (distributionId: number, at: Date): Promise<void> => {
  const rows = await filesOfRelease.all({ distributionId });
  const fileIds = rows.map((row) => row.file_id);
  await letGoOfReleaseFiles(fileIds, distributionId, at);
};
