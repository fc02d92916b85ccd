import type { Handler } from '../../platform/call/handler';
import {
  cappedCountSql,
  pageAnswer,
  pageAsked,
  pageRowsSql,
  searchedByWordsSql,
} from '../../platform/call/listPage';
import { likeSql, searchOf } from '../../platform/call/searchText';
import { statement } from '../../platform/database/statement';
import { journalistListSql } from './journalistListSql';

const order = 'category_name, journalist_list_id';

const pageSql = (total: string, from: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
    select ${journalistListSql}
    from (select * from ${from} order by ${order} limit :limit::integer offset :offset::integer) journalist_lists
    order by ${order}`)} as "rows!"`;

const journalistListsAll = statement('journalist-lists-all')`
${pageSql(cappedCountSql('select 1 from journalist_lists'), 'journalist_lists')}`;

/** SQL that holds for a list that a search means. */
const journalistListMatch = likeSql('category_name');

export const journalistListsSearch = statement('journalist-lists-search', { isPrepared: false })`
with ${searchedByWordsSql('journalist_lists', journalistListMatch, order)}${pageSql('(select total from counted)', 'either')}`;

export const listAllJournalistLists: Handler<'listAllJournalistLists'> = async ({ query: asked }) => {
  const page = pageAsked(asked);
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null
      ? await journalistListsAll.all(page)
      : await journalistListsSearch.all({ ...page, ...search }),
  );
};
