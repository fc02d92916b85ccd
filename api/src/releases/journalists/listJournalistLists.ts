import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { reachSql } from './listReach';

const sql = `
select
  ${cappedCountSql('select 1 from journalist_lists where is_active')} as total,
  coalesce((
    select json_agg(page) from (
      select journalist_list_id as "cisionJournalistListId", category_name as "categoryName",
          ${reachSql('journalist_lists')} as people
        from journalist_lists where is_active
       order by category_name, journalist_list_id
       limit $1 offset $2
    ) page
  ), '[]')::text as rows`;

export const listJournalistLists: Handler<'listJournalistLists'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const found = await query<ListPage>('journalist-lists-list', sql, [limit, offset]);
  return pageAnswer(found);
};
