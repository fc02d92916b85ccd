import type { Handler } from '../../call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../call/listPage';
import { searchOf } from '../../call/searchText';
import { execute, query } from '../../database/database';
import { listOrdersSql, searchOrdersSql } from './searchOrdersSql';

/** The orders of the installation, newest first. */
export const searchOrders: Handler<'searchOrders'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const search = searchOf(asked.searchText);
  const found =
    search === null
      ? await query<ListPage>('orders-list', listOrdersSql, [limit, offset])
      : await execute<ListPage>(searchOrdersSql, [limit, offset, search.pattern, search.number]);
  return pageAnswer(found);
};
