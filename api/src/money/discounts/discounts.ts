import {
  cents,
  couponDiscount,
  type Discounts,
  message,
  type Quote,
  universalCouponError,
  userCouponRefusal,
} from '@dispatch/contract';
import { inputProblem, problem, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { AskedDiscounts, Payment, Sources } from '../payments/Payment';
import { findUniversalCoupon } from '../prices/findUniversalCoupon';
import { couponRestSql } from './couponRest';

export const noDiscounts: AskedDiscounts = {
  applyBundlePackage: false,
  universalCouponCode: '',
  couponCode: '',
};

/** What a body asks for; an empty code, or one of blanks, asks for nothing. */
export const askedDiscounts = (body: {
  applyBundlePackage?: boolean;
  universalCouponCode?: string | null;
  couponCode?: string | null;
}): AskedDiscounts => ({
  applyBundlePackage: body.applyBundlePackage ?? false,
  universalCouponCode: body.universalCouponCode?.trim() ?? '',
  couponCode: body.couponCode?.trim() ?? '',
});

const asksForNothing = ({ applyBundlePackage, universalCouponCode, couponCode }: AskedDiscounts): boolean =>
  !applyBundlePackage && universalCouponCode === '' && couponCode === '';

/** Who pays, when, and the payment whose own holds do not stand in its way. */
type Payer = { userId: number; packageId: string | null; paymentId: number | null; now: Date };

type SourceIds = Omit<Sources, 'userCouponCents'>;

export type FoundDiscounts = {
  discounts: Discounts;
  ids: SourceIds;
  /** Why a coupon that was asked for cannot be used; null when all can. A missing prepaid release shows in the total. */
  refusal: Problem | null;
};

const nothingFound = (): FoundDiscounts => ({
  discounts: {},
  ids: { bundleLotId: null, universalCouponId: null, userCouponId: null },
  refusal: null,
});

/** SQL of how many payments but `paymentId` are charging for it at this moment, or have not let go of it yet. */
export const chargingSql = (
  column: 'bundle_lot_id' | 'universal_coupon_id',
  value: string,
  paymentId: string,
) => `
  (select count(*) from payments p
    where p.${column} = ${value} and p.state in ('capturing', 'canceling') and p.payment_id <> ${paymentId})`;

/** A payment that held its lot before the expiry keeps it. */
const lotToUse = statement('lot-to-use')`
select l.bundle_lot_id from bundle_lots l
 where l.user_id = :userId and l.package = :packageId?
   and (l.expiration_date >= :now
     or exists (select from payments where payment_id = :paymentId and bundle_lot_id = l.bundle_lot_id and state = 'capturing'))
   and l.quantity - l.used > ${chargingSql('bundle_lot_id', 'l.bundle_lot_id', ':paymentId')}
 order by l.expiration_date, l.bundle_lot_id limit 1`;

const universalCouponUses = statement('universal-coupon-uses')`
select exists (select from orders where user_id = :userId and universal_coupon_id = :universalCouponId and discounts_returned_at is null)
    or exists (select from payments p where p.user_id = :userId and p.universal_coupon_id = :universalCouponId
                and p.state in ('capturing', 'canceling') and p.payment_id <> :paymentId) as "is_used!"`;

const userCouponToUse = statement('user-coupon-to-use')`
select c.user_coupon_id, c.coupon_code, upper(c.status) as "status!", c.expires_at as "expiresAt",
       ${couponRestSql({ now: ':now', own: ':paymentId' })}::double precision as "available!"
  from user_coupons c where c.user_id = :userId and c.coupon_code = upper(:couponCode)`.as<{
  status: 'UNUSED' | 'USED' | 'REVOKED';
}>();

const couponProblem = (pointer: string, text: string): Problem =>
  inputProblem([{ pointer, rule: 'coupon', message: text }]);

type Step = (found: FoundDiscounts, payer: Payer, asked: AskedDiscounts) => Promise<void>;

const addLot: Step = async (found, { userId, packageId, paymentId, now }) => {
  const row = await lotToUse.maybe({ userId, packageId, now, paymentId: paymentId ?? 0 });
  if (row === undefined) return;
  found.discounts.bundle = true;
  found.ids.bundleLotId = row.bundle_lot_id;
};

const addUniversalCoupon: Step = async (found, { userId, paymentId, now }, { universalCouponCode }) => {
  const refuse = (text: string): void => {
    found.refusal ??= couponProblem('/universalCouponCode', text);
  };
  const coupon = await findUniversalCoupon(universalCouponCode);
  if (coupon === null) {
    refuse(message('coupon-not-found'));
    return;
  }
  const error = universalCouponError(coupon, now);
  if (error !== null) {
    refuse(message(error));
    return;
  }
  if (coupon.makers.includes(userId)) {
    refuse(message('coupon-own-made'));
    return;
  }
  const row = await universalCouponUses.maybe({
    userId,
    universalCouponId: coupon.universalCouponId,
    paymentId: paymentId ?? 0,
  });
  if (row?.is_used === true) {
    found.refusal ??= problem(409, 'coupon-used', message('coupon-used'));
    return;
  }
  found.discounts.universalCoupon = couponDiscount(coupon);
  found.ids.universalCouponId = coupon.universalCouponId;
};

const addUserCoupon: Step = async (found, { userId, paymentId, now }, { couponCode }) => {
  const row = await userCouponToUse.maybe({ userId, couponCode, paymentId: paymentId ?? 0, now });
  const text = userCouponRefusal(row, now);
  if (row === undefined || text !== null) {
    found.refusal ??= couponProblem('/couponCode', text ?? message('coupon-not-found'));
    return;
  }
  found.discounts.userCoupon = { code: row.coupon_code, amount: cents(row.available) };
  found.ids.userCouponId = row.user_coupon_id;
};

const discountsLock = statement('discounts-lock')`
select pg_advisory_xact_lock(hashtext('discounts'), :userId)`;

/** From here on this transaction is the only one that decides about the discounts of this account. */
export const lockDiscounts = (userId: number): Promise<unknown> => discountsLock.all({ userId });

/**
 * What can be used now of the discounts that are asked for. In a transaction, which from here on is the only one that
 * decides about the discounts of this account, so that two windows cannot take the last one.
 */
export const findDiscounts = async (payer: Payer, asked: AskedDiscounts): Promise<FoundDiscounts> => {
  const found = nothingFound();
  if (asksForNothing(asked)) return found;
  await lockDiscounts(payer.userId);
  if (asked.applyBundlePackage) await addLot(found, payer, asked);
  if (asked.universalCouponCode !== '') await addUniversalCoupon(found, payer, asked);
  if (asked.couponCode !== '') await addUserCoupon(found, payer, asked);
  return found;
};

/** Of what was found, what has lowered this price: a coupon for which nothing was left to pay is not used. */
export const sourcesOf = ({ ids }: FoundDiscounts, { discounts }: Pick<Quote, 'discounts'>): Sources => {
  const taken = new Map(discounts.map(({ type, amount }) => [type, amount]));
  const userCouponCents = taken.get('userCoupon') ?? null;
  return {
    bundleLotId: taken.has('bundle') ? ids.bundleLotId : null,
    universalCouponId: taken.has('universalCoupon') ? ids.universalCouponId : null,
    userCouponId: userCouponCents === null ? null : ids.userCouponId,
    userCouponCents,
  };
};

const couponHeldMinutes = 60;

/** What a payment holds of its sources: before the capture the user coupon alone, for an hour. */
export const holds = (
  { userCouponId, userCouponCents, ...charged }: Sources,
  { isCapture, now }: { isCapture: boolean; now: Date },
): Pick<Payment, keyof Sources | 'userCouponUntil'> => ({
  ...(isCapture ? charged : { bundleLotId: null, universalCouponId: null }),
  userCouponId,
  userCouponCents,
  userCouponUntil: userCouponId === null ? null : new Date(now.getTime() + couponHeldMinutes * 60 * 1000),
});
