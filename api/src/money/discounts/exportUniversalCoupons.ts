import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { universalCouponColumns, universalCouponMatch } from './universalCouponSql';

const columns = {
  universalCouponId: 'Id',
  couponCode: 'Coupon Code',
  amount: 'Amount (USD)',
  percentage: 'Percent',
  createdDate: 'Created Date (UTC)',
  startDate: 'Start Date (UTC)',
  expirationDate: 'Expiration Date (UTC)',
  notes: 'Notes',
};

const universalCouponsExport = statement('universal-coupons-export', { isPrepared: false })`
select universal_coupon_id as key, ${universalCouponColumns}, percent::double precision as percentage
from universal_coupons
where universal_coupon_id > :last::integer and (:pattern?::text is null or ${universalCouponMatch})
order by universal_coupon_id limit :limit`;

export const exportUniversalCoupons: Handler<'exportUniversalCoupons'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'universal-coupons',
    columns,
    rowsAfter: (page) => universalCouponsExport.all({ ...page, ...asked }),
  });
};
