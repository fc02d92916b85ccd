import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { COUNT_CAP, countHeaders, type ListPage, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute, query } from '../../platform/database/database';
import { listCouponsSql, searchCouponsSql } from './couponSql';

const usualRows = 25;

/** The coupons of all users, the earliest expiry first unless told. */
export const searchCoupons: Handler<'searchCoupons'> = async ({ query: asked }) => {
  const { sortBy: by = 'expirationDate', sortDirection: direction = 'asc' } = asked;
  const { limit, offset } = pageAsked({ limit: usualRows, ...asked });
  const search = searchOf(asked.searchText);
  const sort = { by, direction };
  const [page = { total: 0, rows: '[]' }] =
    search === null
      ? await query<ListPage>(`coupons-list-${by}-${direction}`, listCouponsSql(sort), [limit, offset])
      : await execute<ListPage>(searchCouponsSql(sort), [limit, offset, search.pattern]);
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  const rowCount = Math.min(page.total, COUNT_CAP);
  return { status: 200, body: rawJson(`{"userCoupons":${page.rows},"rowCount":${rowCount}}`), headers };
};
