import { permits } from '@dispatch/contract';
import { cappedCountSql } from '../../call/listPage';
import type { Session } from '../../call/handler';
import { neverAtTheDesk } from '../../lifecycle/moveRelease';
import { atVersionSql } from '../../models/ReleaseVersion';
import { instantSql, releaseColumns, releaseFrom } from '../../models/releaseSql';

/** Its owner, whoever acts for them, and the desk once it is there. */
const readable = `r.distribution_id = $1 and r.state <> -1
  and (r.user_id = $2 or ($3::boolean and r.state <> all ($4::smallint[])))`;

/** The first values of the statements below: which release, and who reads it. */
export const readerOf = (distributionId: number, { userId, group }: Session): unknown[] => [
  distributionId,
  userId,
  permits(group, 'releases.review'),
  [...neverAtTheDesk],
];

const nameOf = (column: string): string =>
  `(select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = v.${column})`;

const versionColumns = `v.number, v.kind, v.is_automatic as "isAutomatic", ${instantSql('v.saved_at')} as "savedAt",
  ${nameOf('saved_by')} as "savedBy", ${nameOf('impersonator_user_id')} as "impersonatedBy"`;

/** Then limit and offset. No row where the release is not to be read. */
export const listReleaseVersionsSql = `
select
  ${cappedCountSql('select 1 from release_versions v where v.distribution_id = r.distribution_id')} as total,
  coalesce((
    select json_agg(page) from (
      select ${versionColumns} from release_versions v where v.distribution_id = r.distribution_id
      order by v.number desc limit $5 offset $6
    ) page
  ), '[]')::text as rows
from releases r where ${readable}`;

/** Then the number of the version. What is read as the table releases below is the release as the version holds it. */
export const releaseAtVersionSql = `
with v as (
  select v.* from release_versions v join releases r using (distribution_id) where ${readable} and v.number = $5
), releases as (
  select held.* from releases r join v using (distribution_id)
  cross join lateral ${atVersionSql} held
)
select json_build_object(
  'version', (select row_to_json(version) from (select ${versionColumns} from v) version),
  'release', (select row_to_json(release) from (select ${releaseColumns} ${releaseFrom}) release)
)::text as found from v`;
