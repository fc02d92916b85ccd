import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { COUNT_CAP, countHeaders, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { couponsList, couponsSearch } from './couponSql';

const usualRows = 25;

/** The coupons of all users, the earliest expiry first unless told. */
export const searchCoupons: Handler<'searchCoupons'> = async ({ query: asked, now }) => {
  const { sortBy: by = 'expirationDate', sortDirection: direction = 'asc' } = asked;
  const { limit, offset } = pageAsked({ limit: usualRows, ...asked });
  const search = searchOf(asked.searchText);
  const sort = { by, direction };
  const page =
    search === null
      ? await couponsList(sort).one({ limit, offset, now })
      : await couponsSearch(sort).one({ limit, offset, now, ...search });
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  const rowCount = Math.min(page.total, COUNT_CAP);
  return { status: 200, body: rawJson(`{"userCoupons":${page.rows},"rowCount":${rowCount}}`), headers };
};
