import { permits } from '@dispatch/contract';
import { cappedCountSql } from '../../platform/call/listPage';
import type { Session } from '../../platform/call/handler';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { atVersionSql, publishedVersionSql } from '../lifecycle/ReleaseVersion';
import { releaseColumns, releaseFrom } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';

/** The first values of the statements below: which release, and who reads it. */
export const readerOf = (distributionId: number, session: Session): unknown[] => [
  distributionId,
  session.userId,
  permits(session.group, 'releases.review'),
  [...neverAtTheDesk],
  seesCorrections(session),
];

/**
 * For its owner, whoever acts for them, and the desk once it is there. `shown` is the newest version that they see: the
 * owner of a published release sees none of what is not republished; null for all.
 */
export const readableRelease = `
  select r.distribution_id, v.number as shown
  from releases r ${publishedVersionSql('$5')}
  where r.distribution_id = $1 and r.state <> -1
    and (r.user_id = $2 or ($3::boolean and r.state <> all ($4::smallint[])))`;

const isSeen = 'v.distribution_id = r.distribution_id and v.number <= coalesce(r.shown, v.number)';

const nameOf = (column: string): string =>
  `(select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = v.${column})`;

const versionColumns = `v.number, v.kind, v.is_automatic as "isAutomatic", ${instantSql('v.saved_at')} as "savedAt",
  ${nameOf('saved_by')} as "savedBy", ${nameOf('impersonator_user_id')} as "impersonatedBy"`;

/** Then limit and offset. No row where the release is not to be read. */
export const listReleaseVersionsSql = `
select
  ${cappedCountSql(`select 1 from release_versions v where ${isSeen}`)} as total,
  coalesce((
    select json_agg(page) from (
      select ${versionColumns} from release_versions v where ${isSeen}
      order by v.number desc limit $6 offset $7
    ) page
  ), '[]')::text as rows
from (${readableRelease}) r`;

/** Then the number of the version. What is read as the table releases below is the release as the version holds it. */
export const releaseAtVersionSql = `
with v as (
  select v.* from (${readableRelease}) r join release_versions v on ${isSeen} where v.number = $6
), releases as (
  select held.* from releases r join v using (distribution_id)
  cross join lateral ${atVersionSql} held
)
select json_build_object(
  'version', (select row_to_json(version) from (select ${versionColumns} from v) version),
  'release', (select row_to_json(release) from (select ${releaseColumns} ${releaseFrom}) release)
)::text as found from v`;
