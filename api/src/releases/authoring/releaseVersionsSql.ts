import { permitsCall } from '@dispatch/contract';
import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import type { Session } from '../../platform/call/handler';
import { neverAtTheDesk } from '../lifecycle/moveRelease';
import { seesCorrections } from '../lifecycle/publishedRelease';
import { atVersionSql, publishedVersionSql } from '../lifecycle/ReleaseVersion';
import { releaseColumns, releaseFrom } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';

/** The parameters of `readableRelease`: which release, and who reads it. */
export const readerOf = (distributionId: number, session: Session) => ({
  distributionId,
  userId: session.userId,
  isAtDesk: permitsCall(session, 'desk.read'),
  neverAtTheDesk: [...neverAtTheDesk],
  seesCorrections: seesCorrections(session),
});

/**
 * For its owner, whoever acts for them, and the desk once it is there. `shown` is the newest version that they see: the
 * owner of a published release sees none of what is not republished; null for all.
 */
const readableRelease = `
  select r.distribution_id, v.number as shown
  from releases r ${publishedVersionSql(':seesCorrections')}
  where r.distribution_id = :distributionId and r.state <> ${statesSql('Deleted')}
    and (r.user_id = :userId or (:isAtDesk::boolean and r.state <> all (:neverAtTheDesk::smallint[])))`;

const isSeen = 'v.distribution_id = r.distribution_id and v.number <= coalesce(r.shown, v.number)';

const nameOf = (column: string): string =>
  `(select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = v.${column})`;

const versionColumns = `v.number, v.kind, v.is_automatic as "isAutomatic", ${instantSql('v.saved_at')} as "savedAt",
  ${nameOf('saved_by')} as "savedBy", ${nameOf('impersonator_user_id')} as "impersonatedBy"`;

/** No row where the release is not to be read. */
export const releaseVersionsList = statement('list-release-versions')`
select
  ${cappedCountSql(`select 1 from release_versions v where ${isSeen}`)} as "total!",
  ${pageRowsSql(`
    select ${versionColumns} from release_versions v where ${isSeen}
    order by v.number desc limit :limit offset :offset`)} as "rows!"
from (${readableRelease}) r`;

/** What is read as the table releases below is the release as the version holds it. */
export const releaseAtVersion = statement('release-at-version')`
with v as (
  select v.* from (${readableRelease}) r join release_versions v on ${isSeen} where v.number = :number
), releases as (
  select held.* from releases r join v using (distribution_id)
  cross join lateral ${atVersionSql} held
)
select json_build_object(
  'version', (select row_to_json(version) from (select ${versionColumns} from v) version),
  'release', (select row_to_json(release) from (select ${releaseColumns} ${releaseFrom}) release)
)::text as "found!" from v`;
