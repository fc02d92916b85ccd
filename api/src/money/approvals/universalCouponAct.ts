import {
  addedBy,
  cents,
  couponInstant,
  formatMoney,
  fromDollars,
  message,
  percentOfFraction,
} from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { notFound, problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { changesOf } from '../../platform/settings/change';
import { type Act, approvedDetails, type Doer, type GivingBodies, type Weighed } from './act';
import { couponStale, storedDateSql } from '../discounts/couponSql';
import { type AdminUniversalCoupon, universalCouponColumns } from '../discounts/universalCouponSql';

type Saving = { body: GivingBodies['universalCoupon'] } & Doer;

/** Who has made, raised or confirmed it cannot use it. */
const makersOf = ({ askedBy, approval }: Doer): number[] =>
  approval === null ? [askedBy] : [askedBy, approval.confirmedBy];

/** Cents, hundredths, first and last instant, notes, now: what both statements store. */
const stored = ({ body, now }: Saving): unknown[] => [
  body.isFixed ? fromDollars(body.amount ?? 0) : null,
  body.isFixed ? null : body.percent,
  body.startDate,
  body.expirationDate,
  body.notes ?? null,
  now,
];

const create = async (saving: Saving): Promise<AdminUniversalCoupon> => {
  const { body, actor, askedBy } = saving;
  const [coupon] = await query<AdminUniversalCoupon>(
    'universal-coupon-create',
    `insert into universal_coupons (coupon_code, is_fixed, created_by, amount_cents, percent, starts_at, expires_at,
       notes, created_date, updated_at, makers)
     values ($7, $8, $9, $1, $2::numeric * 100, ${storedDateSql('$3')}, ${storedDateSql('$4')}, coalesce($5, ''), $6, $6, $10)
     on conflict do nothing returning ${universalCouponColumns}`,
    [...stored(saving), body.couponCode, body.isFixed, askedBy, makersOf(saving)],
  );
  if (coupon === undefined) {
    const text = message('coupon-code-taken');
    const fields = [{ pointer: '/couponCode', rule: 'taken', message: text }];
    throw problem(409, 'coupon-code-taken', text, { fields });
  }
  const { universalCouponId: id, couponCode, isFixed, amount, percent } = coupon;
  await record({
    actor,
    action: 'universalCoupon.create',
    subject: { type: 'universalCoupon', id },
    details: { couponCode, isFixed, amount, percent, ...approvedDetails(saving) },
  });
  return coupon;
};

const universalCouponLock = statement('universal-coupon-lock')`
select ${universalCouponColumns} from universal_coupons where universal_coupon_id = :id for update`;

const couponToChange = async (
  id: number,
  body: GivingBodies['universalCoupon'],
): Promise<AdminUniversalCoupon> => {
  const before = await universalCouponLock.maybe({ id });
  if (before === undefined) throw notFound();
  if (body.version !== undefined && body.version !== before.version) throw couponStale();
  if (body.isFixed !== before.isFixed || body.couponCode.toLowerCase() !== before.couponCode.toLowerCase())
    throw problem(409, 'coupon-locked', message('coupon-locked'));
  return before;
};

const change = async (id: number, saving: Saving): Promise<AdminUniversalCoupon> => {
  const { body, actor } = saving;
  const before = await couponToChange(id, body);
  const [coupon = before] = await query<AdminUniversalCoupon>(
    'universal-coupon-save',
    `update universal_coupons set amount_cents = $1, percent = $2::numeric * 100, starts_at = ${storedDateSql('$3')},
       expires_at = ${storedDateSql('$4')}, notes = coalesce($5, notes), updated_at = $6, version = version + 1,
       makers = array(select distinct unnest(makers || $8::integer[]))
     where universal_coupon_id = $7 returning ${universalCouponColumns}`,
    [...stored(saving), id, makersOf(saving)],
  );
  const { amount, percent, startDate, expirationDate } = coupon;
  await record({
    actor,
    action: 'universalCoupon.save',
    subject: { type: 'universalCoupon', id },
    details: {
      ...changesOf(before, { amount, percent, startDate, expirationDate }),
      ...approvedDetails(saving),
    },
  });
  return coupon;
};

const inWords = ({ amount, percent }: { amount?: number | null; percent?: number | null }): string =>
  amount == null ? `${percentOfFraction(percent ?? 0)} %` : formatMoney(fromDollars(amount));

const weighChange = async (
  id: number,
  body: GivingBodies['universalCoupon'],
  now: Date,
): Promise<Weighed> => {
  const before = await couponToChange(id, body);
  const isRevived = couponInstant(before.expirationDate) < now && couponInstant(body.expirationDate) >= now;
  const was = fromDollars(before.amount ?? 0);
  const added = addedBy({ change: fromDollars(body.amount ?? 0) - was, left: was, isRevived });
  const isMore = isRevived || percentOfFraction(body.percent ?? 0) > percentOfFraction(before.percent ?? 0);
  return {
    owners: [],
    subjectId: id,
    worth: body.isFixed ? cents(added) : null,
    percent: !body.isFixed && isMore ? percentOfFraction(body.percent ?? 0) : null,
    what: `Universal coupon ${before.couponCode}: ${inWords(before)} becomes ${inWords(body.isFixed ? { amount: body.amount } : { percent: body.percent })}${isRevived ? ', valid again' : ''}`,
    reason: body.notes ?? before.notes,
  };
};

/** Makes a universal coupon, or changes one: its code and its kind stay as they were made. */
export const universalCouponAct: Act<'universalCoupon'> = {
  weigh: async (body, now) => {
    if (body.universalCouponId != null) return weighChange(body.universalCouponId, body, now);
    const { isFixed, couponCode, amount, percent, notes } = body;
    return {
      owners: [],
      subjectId: null,
      worth: isFixed ? fromDollars(amount ?? 0) : null,
      percent: isFixed ? null : percentOfFraction(percent ?? 0),
      what: `Universal coupon ${couponCode}: ${inWords(isFixed ? { amount } : { percent })} off, once for each account`,
      reason: notes ?? '',
    };
  },
  carryOut: (body, doer) =>
    body.universalCouponId == null
      ? create({ body, ...doer })
      : change(body.universalCouponId, { body, ...doer }),
  subjectOf: ({ universalCouponId }) => universalCouponId,
};
