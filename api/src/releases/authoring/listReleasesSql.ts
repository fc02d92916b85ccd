import { likeSql } from '../../platform/call/searchText';
import { cappedCountSql, COUNT_CAP, pageRowsSql } from '../../platform/call/listPage';
import { publishedVersionSql } from '../lifecycle/ReleaseVersion';
import { releaseDateSql, statusDescriptionSql } from '../lifecycle/releaseSql';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

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
  r.package as "Package",
  r.paid_at is not null as "hasPaid"`;

const own = 'r.user_id = :userId and r.state = any(:states::smallint[])';

/** Each of the states asked for (`asked.state`) and how many releases of the owner are in it, counted by the index. */
const countedStates = `unnest(:states::smallint[]) as asked (state)
 cross join lateral (
   select ${cappedCountSql('select 1 from releases r where r.user_id = :userId and r.state = asked.state')} as total
 ) counted`;

const inOrder = 'order by r.creation_date desc, r.distribution_id desc';
const onPage = `${inOrder} limit :limit offset :offset`;

/** Of a published release what was published last, unless its reader sees more. */
const seen = (rows: string): string => `
  select r.distribution_id, coalesce(v.content ->> 'headline', r.headline) as headline, r.prweb_press_release_id,
    r.creation_date, r.submitted_date,
    coalesce((v.content ->> 'release_date')::timestamptz, r.release_date) as release_date,
    r.state, r.is_resubmit, coalesce(v.content ->> 'city_state', r.city_state) as city_state, r.package, r.paid_at
  from ${rows} r ${publishedVersionSql(':seesAll')}`;

const listed = (rows: string): string => `
  ${pageRowsSql(`select ${columns} from ${rows}`)} as "rows!"`;

/** The page is found before anything is joined to it: so PostgreSQL plans the statement once, and not for each call. */
export const releasesList = statement('list-releases', { isBrief: true })`
select
  (select least(sum(counted.total), ${COUNT_CAP + 1})::integer from ${countedStates}) as "total!",
  ${listed(`(${seen(`(select * from releases r where ${own} ${onPage})`)}) r ${inOrder}`)}`;

/** Releases of the owner are read first: by the index of all headlines the cost would grow with what others write. */
export const releasesSearch = statement('search-releases')`
with own as materialized (
  ${seen(`(select * from releases r where ${own})`)}
), found as materialized (
  select * from own where ${likeSql('headline')} or prweb_press_release_id = :number?::integer
)
select
  ${cappedCountSql('select 1 from found')} as "total!",
  ${listed(`found r ${onPage}`)}`;

/** How many releases a user has in each state. Each state is read by its index, no further than the cap. */
export const releasesCount = statement('count-releases')`
select coalesce(json_agg(json_build_object(
         'releaseStatusId', state, 'count', least(total, ${COUNT_CAP}), 'isCapped', total > ${COUNT_CAP}
       ) order by state), '[]')::text as "counts!"
  from ${countedStates}
 where total > 0`;
