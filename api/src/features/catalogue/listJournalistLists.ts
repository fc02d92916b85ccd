import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { rawJson } from '../../http/rawJson';
import { cappedCountSql, countHeaders } from '../../http/totalCount';

const sql = `
select
  ${cappedCountSql('select 1 from journalist_lists where is_active')} as total,
  coalesce((
    select json_agg(page) from (
      select journalist_list_id as "cisionJournalistListId", category_name as "categoryName"
        from journalist_lists where is_active
       order by category_name, journalist_list_id
       limit $1 offset $2
    ) page
  ), '[]')::text as rows`;

/** One page of the active journalist lists, by name. */
export const listJournalistLists: Handler<'listJournalistLists'> = async ({ query: asked }) => {
  const { pageNumber = 1, limit = 200 } = asked;
  const [page] = await query<{ total: number; rows: string }>('journalist-lists-list', sql, [
    limit,
    (pageNumber - 1) * limit,
  ]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
