import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
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

const sql = `
select universal_coupon_id as key, ${universalCouponColumns}, percent::double precision as percentage
from universal_coupons
where universal_coupon_id > $1::integer and ($3::text is null or ${universalCouponMatch})
order by universal_coupon_id limit $2`;

export const exportUniversalCoupons: Handler<'exportUniversalCoupons'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, { name: 'universal-coupons', columns, sql, values: [search?.pattern ?? null] });
};
