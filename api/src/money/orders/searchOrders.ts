import { fromDollars } from '@dispatch/contract';
import type { Call, Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchedFor, searchOf } from '../../platform/call/searchText';
import { narrowedBy, ordersFiltered, ordersList, ordersSearch } from './searchOrdersSql';

/** The parameters of `orderFilters` for what is asked; null where nothing is. */
export const orderFiltersOf = (asked: Call<'exportOrders'>['query']) => ({
  userId: null,
  from: asked.from ?? null,
  to: asked.to ?? null,
  leastCents: asked.minAmount === undefined ? null : fromDollars(asked.minAmount),
  mostCents: asked.maxAmount === undefined ? null : fromDollars(asked.maxAmount),
  state: asked.state ?? null,
  provider: asked.provider ?? null,
});

/** The orders of the installation, newest first unless told. */
export const searchOrders: Handler<'searchOrders'> = async ({ query: asked }) => {
  const { sortBy: by = 'createdDate', sortDirection: direction = 'desc', userId = null } = asked;
  const sort = { by, direction };
  const page = pageAsked(asked);
  const search = searchOf(asked.searchText);
  const filters = { ...orderFiltersOf(asked), userId, after: asked.after ?? null };
  if (search !== null && userId === null)
    return pageAnswer(await ordersSearch(sort).all({ ...page, ...search, ...filters }));
  if (Object.values(filters).every((value) => value === null))
    return pageAnswer(await ordersList(sort).all(page));
  const first = userId === null ? narrowedBy(filters) : 'none';
  return pageAnswer(
    await ordersFiltered({ ...sort, first }).all({ ...page, ...searchedFor(asked.searchText), ...filters }),
  );
};
