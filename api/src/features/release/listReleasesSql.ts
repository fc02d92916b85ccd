import { cappedCountSql } from '../../http/totalCount';
import { instantSql, releaseDateSql, statusDescriptionSql } from '../../models/releaseSql';

const columns = `
  r.distribution_id as "DistributionID",
  r.headline as "HeadLine",
  r.prweb_press_release_id as "PRWebPressReleaseID",
  ${instantSql('r.creation_date')} as "CreationDate",
  ${instantSql('r.submitted_date')} as "SubmittedDate",
  ${releaseDateSql('r.release_date')} as "ReleaseDate",
  r.state as "ReleaseStatusID",
  ${statusDescriptionSql('r.state')} as "ReleaseStatusDescription",
  r.is_resubmit as "isResubmit",
  r.city_state as "CityState",
  r.package as "Package"`;

const listSql = (condition: string): string => `
select
  ${cappedCountSql(`select 1 from releases r where ${condition}`)} as total,
  coalesce((
    select json_agg(page) from (
      select ${columns} from releases r where ${condition}
      order by r.creation_date desc, r.distribution_id desc
      limit $3 offset $4
    ) page
  ), '[]')::text as rows`;

const own = 'r.user_id = $1 and r.state = any($2::smallint[])';

/** One page of a user's releases, newest first: owner, states, rows in a page, rows before it. */
export const listReleasesSql = listSql(own);

/** The same for those whose headline is like $5 or whose number is $6. */
export const searchReleasesSql = listSql(
  `${own} and (r.headline ilike $5 or r.prweb_press_release_id = $6::integer)`,
);
