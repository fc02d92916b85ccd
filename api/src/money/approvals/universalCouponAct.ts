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
import { statement } from '../../platform/database/statement';
import { changesOf } from '../../platform/settings/change';
import { type Act, approvedDetails, type Doer, type GivingBodies, type Weighed } from './act';
import { couponStale, storedDateSql } from '../discounts/couponSql';
import { type AdminUniversalCoupon, universalCouponColumns } from '../discounts/universalCouponSql';

type Saving = { body: GivingBodies['universalCoupon'] } & Doer;

/** Who has made, raised or confirmed it cannot use it. */
const makersOf = ({ askedBy, approval }: Doer): number[] =>
  approval === null ? [askedBy] : [askedBy, approval.confirmedBy];

/** What both statements store: cents or hundredths, the first and the last instant, notes. */
const stored = (saving: Saving) => {
  const { body, now } = saving;
  return {
    amount: body.isFixed ? fromDollars(body.amount ?? 0) : null,
    percent: body.isFixed ? null : (body.percent ?? null),
    startDate: body.startDate,
    expirationDate: body.expirationDate,
    notes: body.notes ?? null,
    now,
    makers: makersOf(saving),
  };
};

const storedColumns = {
  percent: ':percent?::numeric * 100',
  starts: storedDateSql(':startDate'),
  expires: storedDateSql(':expirationDate'),
};

const universalCouponCreate = statement('universal-coupon-create')`
insert into universal_coupons (coupon_code, is_fixed, created_by, amount_cents, percent, starts_at, expires_at,
  notes, created_date, updated_at, makers)
values (:couponCode, :isFixed, :askedBy, :amount?, ${storedColumns.percent}, ${storedColumns.starts},
  ${storedColumns.expires}, coalesce(:notes?, ''), :now, :now, :makers)
on conflict do nothing returning ${universalCouponColumns}`;

const create = async (saving: Saving): Promise<AdminUniversalCoupon> => {
  const { body, actor, askedBy } = saving;
  const kind = { couponCode: body.couponCode, isFixed: body.isFixed };
  const coupon = await universalCouponCreate.maybe({ ...stored(saving), ...kind, askedBy });
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

const universalCouponSave = statement('universal-coupon-save')`
update universal_coupons set amount_cents = :amount?, percent = ${storedColumns.percent},
  starts_at = ${storedColumns.starts}, expires_at = ${storedColumns.expires}, notes = coalesce(:notes?, notes),
  updated_at = :now, version = version + 1, makers = array(select distinct unnest(makers || :makers::integer[]))
where universal_coupon_id = :id returning ${universalCouponColumns}`;

const change = async (id: number, saving: Saving): Promise<AdminUniversalCoupon> => {
  const { body, actor } = saving;
  const before = await couponToChange(id, body);
  const coupon = await universalCouponSave.one({ ...stored(saving), id });
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
