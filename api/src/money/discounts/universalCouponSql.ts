import { likeSql } from '../../platform/call/searchText';
import type { components } from '@dispatch/contract';
import { cappedCountSql, pageRowsSql, searchedByWordsSql } from '../../platform/call/listPage';
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

/** SQL that holds for a universal coupon whose code or notes a search means. */
export const universalCouponMatch = likeSql(`(coupon_code || ' ' || notes)`);

/** One page of those. */
export const universalCouponsSearch = statement('universal-coupons-search', { isPrepared: false })`
with ${searchedByWordsSql('universal_coupons', universalCouponMatch, 'lower(coupon_code)')}${pageSql('(select total from counted)', 'either')}`;
