import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { universalCouponsList, universalCouponsSearch } from './universalCouponSql';

/** The universal coupons by code, whatever their capitals. */
export const searchUniversalCoupons: Handler<'searchUniversalCoupons'> = async ({ query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const search = searchOf(asked.searchText);
  return pageAnswer(
    search === null
      ? await universalCouponsList.all({ limit, offset })
      : await universalCouponsSearch.all({ limit, offset, ...search }),
  );
};
