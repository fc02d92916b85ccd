import { rawJson, type RawJson } from '../../call/answerBody';
import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { query } from '../../database/database';
import { atVersionSql } from '../../models/ReleaseVersion';
import { releaseColumns, releaseFrom } from '../../models/releaseSql';

/** Of a published release what was published last, for who does not see what has been saved since. */
const sql = `
with releases as (
  select held.* from releases r
  left join lateral (
    select content from release_versions
    where distribution_id = r.distribution_id and r.state = 4 and not $3 and kind in ('published', 'correction')
    order by number desc limit 1
  ) v on true
  cross join lateral ${atVersionSql} held
  where r.distribution_id = $1 and r.user_id = $2 and r.state <> -1
)
select row_to_json(release)::text as release from (
  select ${releaseColumns} ${releaseFrom}
) release`;

/**
 * A release as its owner sees it: of a published one, what was published last. `isEditing`: who acts in their place
 * also sees what is saved and not republished. Throws 404 for one that is absent, deleted or somebody else's.
 */
export const readOwnRelease = async (
  distributionId: number,
  ownerId: number,
  isEditing = false,
): Promise<RawJson> => {
  const [row] = await query<{ release: string }>('own-release', sql, [distributionId, ownerId, isEditing]);
  if (row === undefined) throw notFound();
  return rawJson(row.release);
};

export const getRelease: Handler<'getRelease'> = async ({ path, session }) => ({
  status: 200,
  body: await readOwnRelease(path.id, session.userId, session.impersonator !== null),
});
