import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchedFor, searchOf } from '../../platform/call/searchText';
import { ordersList, ordersOfUser, ordersSearch } from './searchOrdersSql';

/** The orders of the installation, newest first. */
export const searchOrders: Handler<'searchOrders'> = async ({ query: asked }) => {
  const page = pageAsked(asked);
  const { userId, searchText } = asked;
  if (userId !== undefined)
    return pageAnswer(await ordersOfUser.all({ ...page, ...searchedFor(searchText), userId }));
  const search = searchOf(searchText);
  return pageAnswer(
    search === null ? await ordersList.all(page) : await ordersSearch.all({ ...page, ...search }),
  );
};
