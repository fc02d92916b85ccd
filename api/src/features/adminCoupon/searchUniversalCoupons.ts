import type { Handler } from '../../call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../call/listPage';
import { searchOf } from '../../call/searchText';
import { execute, query } from '../../database/database';
import { listUniversalCouponsSql, searchUniversalCouponsSql } from '../../giving/universalCouponSql';

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
