import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { targetUser } from './targetUser';

const sql = `
with counted as materialized (
  select login as "companyLoginName", least(count(*), 1000000) as count
    from archived_releases where login = $1 group by login
)
select (select count(*)::integer from counted) as total,
  coalesce((
    select json_agg(page) from (select * from counted order by 1 limit $2 offset $3) page
  ), '[]')::text as rows`;

/** How many releases of the former system were imported for the login of a user. */
export const listArchiveCounts: Handler<'listArchiveCounts'> = async ({ path, query: asked }) => {
  const { oktaLogin } = await targetUser(path.id);
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('archive-counts', sql, [oktaLogin, limit, offset]));
};
