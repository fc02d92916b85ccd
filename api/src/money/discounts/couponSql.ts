import { likeSql } from '../../platform/call/searchText';
import { type components, lastCouponDate, message } from '@dispatch/contract';
import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { problem, type Problem } from '../../platform/call/problem';
import { namedOrOwnedSql, searchedByOwnerSql } from '../../people/users/searchByOwner';
import { statement, variants } from '../../platform/database/statement';
import { couponDateSql } from './couponCode';
import { dollarsSql } from '../../platform/database/dollarsSql';
import { couponHeldSql } from './couponRest';

export type AdminCoupon = components['schemas']['AdminCoupon'];

/** SQL of the instant that such a date means; a later one than the last is taken for that. */
export const storedDateSql = (date: string): string =>
  `least((${date} || 'Z')::timestamptz, '${lastCouponDate}Z')`;

/** What the wire says of the coupon `c` of the user `u` at `:now`. */
export const couponColumns = `
  c.user_coupon_id as id,
  c.user_id as "userAccountId",
  u.okta_login as "oktaLogin",
  c.coupon_code as "couponCode",
  ${dollarsSql('c.original_cents')}::float8 as "originalAmount!",
  ${dollarsSql('c.remaining_cents')}::float8 as "amount!",
  ${dollarsSql(couponHeldSql({ now: ':now::timestamptz', own: 'null' }))}::float8 as "heldAmount!",
  ${couponDateSql('c.expires_at')} as "expirationDate!",
  c.notes,
  c.status,
  c.version,
  u.first_name as "firstName",
  u.last_name as "lastName"`;

export const couponJoin = 'join users u on u.user_id = c.user_id';

const sortColumns = {
  oktaLogin: 'u.okta_login',
  couponCode: 'c.coupon_code',
  originalAmount: 'c.original_cents',
  amount: 'c.remaining_cents',
  expirationDate: 'c.expires_at',
  lastName: 'lower(u.last_name)',
  firstName: 'lower(u.first_name)',
  status: 'c.status',
} as const;

type CouponSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const sorts = {
  by: [
    'oktaLogin',
    'couponCode',
    'originalAmount',
    'amount',
    'expirationDate',
    'lastName',
    'firstName',
    'status',
  ],
  direction: ['asc', 'desc'],
} as const;

const orderSql = ({ by, direction }: CouponSort): string =>
  `order by ${sortColumns[by]} ${direction}, c.user_coupon_id ${direction}`;

const pageSql = (total: string, from: string, sort: CouponSort): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${couponColumns} from ${from} c ${couponJoin}
      ${orderSql(sort)} limit :limit::integer offset :offset::integer`)} as "rows!"`;

export const couponsList = variants('coupons-list', sorts, (sort) =>
  pageSql(cappedCountSql('select 1 from user_coupons'), 'user_coupons', sort),
);

const named = likeSql('c.coupon_code');

/** SQL that holds for the coupon `c` when a search means its code or its user. */
export const couponMatch = namedOrOwnedSql('c', named);

/** One page of those coupons. */
export const couponsSearch = variants(
  'coupons-search',
  sorts,
  (sort) =>
    `with ${searchedByOwnerSql({
      table: 'user_coupons',
      row: 'c',
      named,
      inOrder: (condition) => `
    select c.* from user_coupons c ${couponJoin} where ${condition}
    ${orderSql(sort)} limit :limit::integer + :offset::integer`,
    })}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);

const couponLock = statement('coupon-lock')`
select ${couponColumns} from user_coupons c ${couponJoin} where c.user_coupon_id = :id for update of c`;

/** The coupon of an id, undefined when there is none; it stays as it is until the transaction ends. */
export const lockCoupon = (id: number, now: Date): Promise<AdminCoupon | undefined> =>
  couponLock.maybe({ id, now });

/** The refusal of a save that somebody else's has overtaken. */
export const couponStale = (): Problem => problem(409, 'coupon-stale', message('coupon-stale'));

/** Throws 409 for a coupon that is used or revoked: it stays as it is. */
export const refuseFinal = ({ status }: AdminCoupon): void => {
  if (status !== 'unused') throw problem(409, 'coupon-final', message('coupon-final'));
};
