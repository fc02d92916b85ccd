import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { statement } from '../../platform/database/statement';
import { journalistListSql } from './journalistListSql';

const where = ':pattern?::text is null or category_name ilike :pattern';

const journalistListsAll = statement('journalist-lists-all')`
select
  ${cappedCountSql(`select 1 from journalist_lists where ${where}`)} as "total!",
  ${pageRowsSql(`
    select ${journalistListSql} from journalist_lists where ${where}
     order by category_name, journalist_list_id limit :limit offset :offset`)} as "rows!"`;

export const listAllJournalistLists: Handler<'listAllJournalistLists'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const pattern = searchOf(asked.searchText)?.pattern ?? null;
  return pageAnswer(await journalistListsAll.all({ limit, offset, pattern }));
};
