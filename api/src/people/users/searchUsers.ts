import { rawJson } from '../../platform/call/answerBody';
import type { Call, Handler } from '../../platform/call/handler';
import { COUNT_CAP, countHeaders, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { usersFiltered, usersList, usersSearch } from './searchUsersSql';

/** The page that a paginationToken leads to; null for one that no answer gave. */
const pageOf = (token: string): number | null => {
  const page = /^page-(\d{1,6})$/.exec(token)?.[1];
  return page === undefined ? null : Math.max(1, Number(page));
};

const usualRows = 25;

/** The parameters of `userFilters` for what is asked; null where nothing is. */
export const userFiltersOf = (asked: Call<'exportUsers'>['query']) => ({
  group: asked.group ?? null,
  isVerified: asked.isVerified ?? null,
  seenFrom: asked.seenFrom ?? null,
  seenTo: asked.seenTo ?? null,
});

/** The accounts of the installation by e-mail address unless told. A token that no answer gave finds nothing more. */
export const searchUsers: Handler<'searchUsers'> = async ({ query: asked }) => {
  const { sortBy: by = 'email', sortDirection: direction = 'asc', limit: rows = usualRows } = asked;
  const pageNumber =
    asked.paginationToken === undefined ? (asked.pageNumber ?? 1) : pageOf(asked.paginationToken);
  const { limit, offset } = pageAsked({ pageNumber: pageNumber ?? 1, limit: pageNumber === null ? 0 : rows });
  const search = searchOf(asked.userSearchToken);
  const sort = { by, direction };
  const filters = { ...userFiltersOf(asked), after: asked.after ?? null };
  const page = await (search === null
    ? Object.values(filters).every((value) => value === null)
      ? usersList(sort).one({ limit, offset })
      : usersFiltered(sort).one({ limit, offset, ...filters })
    : usersSearch(sort).one({ limit, offset, ...search, ...filters }));
  // More are on the next page as far as was counted, and beyond that as long as there is anything on this one.
  const hasMore = page.total > COUNT_CAP ? page.rows !== '[]' : limit > 0 && offset + limit < page.total;
  const token = hasMore ? `page-${(pageNumber ?? 1) + 1}` : null;
  const rowCount = Math.min(page.total, COUNT_CAP);
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  return {
    status: 200,
    body: rawJson(`{"users":${page.rows},"rowCount":${rowCount},"paginationToken":${JSON.stringify(token)}}`),
    headers,
  };
};
