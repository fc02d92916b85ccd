import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { targetUser } from './targetUser';

const archiveCounts = statement('archive-counts')`
with counted as materialized (
  select login as "companyLoginName", least(count(*), 1000000) as count
    from archived_releases where login = :oktaLogin group by login
)
select (select count(*)::integer from counted) as "total!",
  coalesce((
    select json_agg(page) from (select * from counted order by 1 limit :limit offset :offset) page
  ), '[]')::text as "rows!"`;

/** How many releases of the former system were imported for the login of a user. */
export const listArchiveCounts: Handler<'listArchiveCounts'> = async ({ path, query: asked }) => {
  const { oktaLogin } = await targetUser(path.id);
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await archiveCounts.all({ oktaLogin, limit, offset }));
};
