import { rawJson, type RawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { atVersionSql, publishedVersionSql, showsPublishedSql } from '../lifecycle/ReleaseVersion';
import { plainRelease, releaseColumns, releaseFrom } from '../lifecycle/releaseSql';
import { statesSql } from '../../platform/database/statesSql';

const own = `r.distribution_id = :distributionId and r.user_id = :ownerId and r.state <> ${statesSql('Deleted')}`;

/** A release with nothing that stands in other tables costs PostgreSQL half as much when none of them is named. */
const ownReleasePlain = statement('own-release-plain')`
select row_to_json(release)::text as "release!" from (
  select ${plainRelease.columns} from releases r where ${own} and ${plainRelease.condition}
) release`;

/** Most releases are read as they stand: the version that was published last costs a third more. */
const ownReleaseStanding = statement('own-release')`
select row_to_json(release)::text as "release!" from (
  select ${releaseColumns} ${releaseFrom} where ${own} and not ${showsPublishedSql(':seesAll')}
) release`;

const ownReleasePublished = statement('own-release-published')`
with releases as (
  select held.* from releases r ${publishedVersionSql(':seesAll')}
  cross join lateral ${atVersionSql} held
  where ${own}
)
select row_to_json(release)::text as "release!" from (
  select ${releaseColumns} ${releaseFrom}
) release`;

/**
 * A release as its owner sees it: of a published one, what was published last. `seesAll`: also what is saved
 * and not republished. Throws 404 for one that is absent, deleted or somebody else's.
 */
export const readOwnRelease = async (
  distributionId: number,
  ownerId: number,
  seesAll = false,
): Promise<RawJson> => {
  const values = { distributionId, ownerId, seesAll };
  const row =
    (await ownReleasePlain.maybe(values)) ??
    (await ownReleaseStanding.maybe(values)) ??
    (await ownReleasePublished.maybe(values));
  if (row === undefined) throw notFound();
  return rawJson(row.release);
};

export const getRelease: Handler<'getRelease'> = async ({ path, session }) => ({
  status: 200,
  body: await readOwnRelease(path.id, session.userId, seesCorrections(session)),
});
