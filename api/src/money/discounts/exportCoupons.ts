import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { couponColumns, couponJoin, couponMatch } from './couponSql';

const columns = {
  id: 'Id',
  oktaLogin: 'Login Username',
  couponCode: 'Code',
  originalAmount: 'Original Amount (USD)',
  amount: 'Amount Remaining (USD)',
  expirationDate: 'Expiration (UTC)',
  lastName: 'Last',
  firstName: 'First',
  status: 'Status',
  notes: 'Notes',
};

const sql = `
select c.user_coupon_id as key, ${couponColumns}
from user_coupons c ${couponJoin}
where c.user_coupon_id > $1::integer and ($3::text is null or ${couponMatch})
order by c.user_coupon_id limit $2`;

export const exportCoupons: Handler<'exportCoupons'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, { name: 'coupons', columns, sql, values: [search?.pattern ?? null] });
};
