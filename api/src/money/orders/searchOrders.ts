import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute, query } from '../../platform/database/database';
import { listOrdersSql, ordersOfUserSql, searchOrdersSql } from './searchOrdersSql';

/** The orders of the installation, newest first. */
export const searchOrders: Handler<'searchOrders'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const search = searchOf(asked.searchText);
  const values = [limit, offset, search?.pattern ?? null, search?.number ?? null];
  if (asked.userId !== undefined)
    return pageAnswer(await query<ListPage>('orders-of-user', ordersOfUserSql, [...values, asked.userId]));
  const found =
    search === null
      ? await query<ListPage>('orders-list', listOrdersSql, [limit, offset])
      : await execute<ListPage>(searchOrdersSql, values);
  return pageAnswer(found);
};
