import type { components } from '@dispatch/contract';
import { cappedCountSql, searchedSql, pageRowsSql } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { couponDateSql } from './couponCode';
import { dollarsSql } from '../../platform/database/dollarsSql';

export type AdminUniversalCoupon = components['schemas']['AdminUniversalCoupon'];

/** What the wire says of a universal coupon; its percentage as a fraction. */
export const universalCouponColumns = `
  universal_coupon_id as "universalCouponId",
  coupon_code as "couponCode",
  is_fixed as "isFixed",
  ${dollarsSql('amount_cents')}::float8 as amount,
  (percent / 100)::double precision as percent,
  ${couponDateSql('created_date')} as "createdDate!",
  ${couponDateSql('starts_at')} as "startDate!",
  ${couponDateSql('expires_at')} as "expirationDate!",
  notes,
  version`;

const pageSql = (total: string, from: string): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${universalCouponColumns} from ${from}
      order by lower(coupon_code) limit :limit::integer offset :offset::integer`)} as "rows!"`;

/** One page of all universal coupons by code. */
export const universalCouponsList = statement('universal-coupons-list')`
${pageSql(cappedCountSql('select 1 from universal_coupons'), 'universal_coupons')}`;

/** SQL that holds for a universal coupon whose code or notes are like the pattern. */
export const universalCouponMatch = `(coupon_code || ' ' || notes) ilike :pattern`;

/** One page of those. */
export const universalCouponsSearch = statement('universal-coupons-search', { isPrepared: false })`
with ${searchedSql({
  found: `select * from universal_coupons where ${universalCouponMatch}`,
  inOrder: `select * from universal_coupons where ${universalCouponMatch}
    order by lower(coupon_code) limit :limit::integer + :offset::integer`,
})}${pageSql('(select total from counted)', 'either')}`;
