import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { rawJson } from '../../http/rawJson';

/** The active journalist lists by name. */
export const listJournalistLists: Handler<'listJournalistLists'> = async () => {
  const [row] = await query<{ lists: string }>(
    'journalist-lists-list',
    `select coalesce(json_agg(json_build_object('cisionJournalistListId', journalist_list_id, 'categoryName', category_name)
                     order by category_name), '[]')::text as lists
       from (select journalist_list_id, category_name from journalist_lists where is_active
              order by category_name limit 1000) as active`,
  );
  return { status: 200, body: rawJson(row?.lists ?? '[]') };
};
