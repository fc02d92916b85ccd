import { likeSql } from '../../platform/call/searchText';
import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { releaseDateSql } from '../lifecycle/releaseSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const listSql = (condition: string): string => `
select
  ${cappedCountSql(`select 1 from archived_releases a where ${condition}`)} as "total!",
  ${pageRowsSql(`
      select a.headline, a.legacy_id as "c3PRWebPressReleaseId", a.public_url as "publicUrl",
        ${releaseDateSql('a.release_date')} as "releaseDate",
        ${dollarsSql('a.amount_cents')} as "totalAmount"
      from archived_releases a where ${condition}
      order by a.release_date desc nulls last, a.archived_release_id desc
      limit :limit offset :offset`)} as "rows!"`;

const own = 'a.login = :login';

/** One page of what a login has in the archive, newest first. */
export const archivedList = statement('list-archived-releases')`${listSql(own)}`;

export const archivedSearch = statement('search-archived-releases')`
${listSql(`${own} and (${likeSql('a.headline')} or a.legacy_id = :number?::integer)`)}`;
