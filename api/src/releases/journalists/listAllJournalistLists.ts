import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { query } from '../../platform/database/database';
import { journalistListSql } from './journalistListSql';

const where = '$3::text is null or category_name ilike $3';

const sql = `
select
  ${cappedCountSql(`select 1 from journalist_lists where ${where}`)} as total,
  coalesce((
    select json_agg(page) from (
      select ${journalistListSql} from journalist_lists where ${where}
       order by category_name, journalist_list_id limit $1 offset $2
    ) page
  ), '[]')::text as rows`;

export const listAllJournalistLists: Handler<'listAllJournalistLists'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const pattern = searchOf(asked.searchText)?.pattern ?? null;
  return pageAnswer(await query<ListPage>('journalist-lists-all', sql, [limit, offset, pattern]));
};
