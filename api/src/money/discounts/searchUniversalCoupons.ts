import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute, query } from '../../platform/database/database';
import { listUniversalCouponsSql, searchUniversalCouponsSql } from './universalCouponSql';

/** The universal coupons by code, whatever their capitals. */
export const searchUniversalCoupons: Handler<'searchUniversalCoupons'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null
      ? await query<ListPage>('universal-coupons-list', listUniversalCouponsSql, [limit, offset])
      : await execute<ListPage>(searchUniversalCouponsSql, [limit, offset, search.pattern]),
  );
};
