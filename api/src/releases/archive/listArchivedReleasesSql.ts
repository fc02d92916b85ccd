import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { releaseDateSql } from '../lifecycle/releaseSql';
import { dollarsSql } from '../../platform/database/dollarsSql';

const listSql = (condition: string): string => `
select
  ${cappedCountSql(`select 1 from archived_releases a where ${condition}`)} as total,
  ${pageRowsSql(`
    select a.headline, a.legacy_id as "c3PRWebPressReleaseId", a.public_url as "publicUrl",
      ${releaseDateSql('a.release_date')} as "releaseDate",
      ${dollarsSql('a.amount_cents')} as "totalAmount"
    from archived_releases a where ${condition}
    order by a.release_date desc nulls last, a.archived_release_id desc
    limit $2 offset $3`)} as rows`;

const own = 'a.login = $1';

/** One page of what a login has in the archive, newest first: login, rows in a page, rows before it. */
export const listArchivedReleasesSql = listSql(own);

export const searchArchivedReleasesSql = listSql(
  `${own} and (a.headline ilike $4 or a.legacy_id = $5::integer)`,
);
