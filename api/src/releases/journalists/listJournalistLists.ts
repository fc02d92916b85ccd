import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { reachSql } from './listReach';

const journalistListsList = statement('journalist-lists-list')`
select
  ${cappedCountSql('select 1 from journalist_lists where is_active')} as "total!",
  ${pageRowsSql(`
    select journalist_list_id as "cisionJournalistListId", category_name as "categoryName",
        ${reachSql('journalist_lists')} as people
      from journalist_lists where is_active
     order by category_name, journalist_list_id
     limit :limit offset :offset`)} as "rows!"`;

export const listJournalistLists: Handler<'listJournalistLists'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const found = await journalistListsList.all({ limit, offset });
  return pageAnswer(found);
};
