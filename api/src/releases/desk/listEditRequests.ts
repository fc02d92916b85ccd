import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { query } from '../../platform/database/database';
import { editRequestColumns } from '../lifecycle/releaseSql';
import { userWordsSql } from '../../people/users/userSql';

const found = `
  from edit_requests e
  join releases r on r.distribution_id = e.distribution_id
  join users u on u.user_id = e.user_id
  where e.state = $3 and ($4::text is null
    or r.headline ilike $4 or r.prweb_press_release_id = $5::integer or ${userWordsSql} ilike $4)`;

const sql = `
select
  ${cappedCountSql(`select 1 ${found}`)} as total,
  coalesce((
    select json_agg(page) from (
      select ${editRequestColumns}, r.distribution_id as "distributionId",
        r.prweb_press_release_id as "prwebPressReleaseId", r.headline,
        u.first_name || ' ' || u.last_name as "customerName", u.organization
      ${found}
      order by e.created_at, e.edit_request_id limit $1::integer offset $2::integer
    ) page
  ), '[]')::text as rows`;

/** The paid edits in one state, the open ones unless told, oldest first. */
export const listEditRequests: Handler<'listEditRequests'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const { state = 'open' } = asked;
  const search = searchOf(asked.searchText);
  const values = [limit, offset, state, search?.pattern ?? null, search?.number ?? null];
  return pageAnswer(await query<ListPage>('edit-requests', sql, values));
};
