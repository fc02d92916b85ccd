import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { couponColumns, couponJoin, couponMatch } from './couponSql';

const columns = {
  id: 'Id',
  oktaLogin: 'Login Username',
  couponCode: 'Code',
  originalAmount: 'Original Amount (USD)',
  amount: 'Amount Remaining (USD)',
  heldAmount: 'Held By Payments (USD)',
  expirationDate: 'Expiration (UTC)',
  lastName: 'Last',
  firstName: 'First',
  status: 'Status',
  notes: 'Notes',
};

const couponsExport = statement('coupons-export', { isPrepared: false })`
select c.user_coupon_id as key, ${couponColumns}
from user_coupons c ${couponJoin}
where c.user_coupon_id > :last::integer and (:pattern?::text is null or ${couponMatch})
order by c.user_coupon_id limit :limit`;

export const exportCoupons: Handler<'exportCoupons'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'coupons',
    columns,
    rowsAfter: (page) => couponsExport.all({ ...page, ...asked, now: call.now }),
  });
};
