import {
  addedBy,
  cents,
  couponInstant,
  formatMoney,
  fromDollars,
  message,
  ruleMessage,
} from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { inputProblem, notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { makeCouponCode } from '../discounts/couponCode';
import { changesOf } from '../../platform/settings/change';
import { type Act, approvedDetails, type Doer, type GivingBodies, type Weighed } from './act';
import {
  type AdminCoupon,
  couponStale,
  lockCoupon,
  refuseFinal,
  storedDateSql,
} from '../discounts/couponSql';

type Saving = { body: GivingBodies['coupon'] } & Doer;

const refuseUnknownUser = (): never => {
  const text = ruleMessage('CouponForm', 'userAccountId', 'required');
  throw inputProblem([{ pointer: '/userAccountId', rule: 'required', message: text }]);
};

const couponCreate = statement('coupon-create')`
insert into user_coupons (user_id, original_cents, remaining_cents, expires_at, notes, coupon_code, created_by,
       created_at, updated_at)
     select user_id, :originalAmount::bigint, :originalAmount::bigint, ${storedDateSql(':expirationDate')}, :notes, :makeCouponCode, :askedBy::integer, :now::timestamptz, :now::timestamptz
       from users where user_id = :userAccountId and deleted_at is null for share
     returning user_coupon_id as id`;

const create = async (saving: Saving): Promise<AdminCoupon> => {
  const { body, actor, askedBy, now } = saving;
  const made = await couponCreate.maybe({
    userAccountId: body.userAccountId,
    originalAmount: fromDollars(body.originalAmount),
    expirationDate: body.expirationDate,
    notes: body.notes ?? '',
    makeCouponCode: makeCouponCode(),
    askedBy,
    now,
  });
  const coupon = made === undefined ? refuseUnknownUser() : await lockCoupon(made.id, now);
  if (coupon === undefined) throw notFound();
  const { id, userAccountId, originalAmount } = coupon;
  const details = { userAccountId, originalAmount, ...approvedDetails(saving) };
  await record({ actor, action: 'coupon.create', subject: { type: 'coupon', id }, details });
  await enqueue('mail-coupon', { userCouponId: id });
  return coupon;
};

const refuseChange = (coupon: AdminCoupon, body: GivingBodies['coupon']): void => {
  refuseFinal(coupon);
  const { userAccountId, couponCode, status = coupon.status, version = coupon.version } = body;
  if (version !== coupon.version) throw couponStale();
  const isCode = (couponCode ?? coupon.couponCode).toUpperCase() === coupon.couponCode;
  if (userAccountId !== coupon.userAccountId || status !== coupon.status || !isCode)
    throw problem(409, 'coupon-fixed', message('coupon-fixed'));
};

const couponToChange = async (id: number, body: GivingBodies['coupon'], now: Date): Promise<AdminCoupon> => {
  const coupon = await lockCoupon(id, now);
  if (coupon === undefined) throw notFound();
  refuseChange(coupon, body);
  return coupon;
};

/** Whether one whose time was over can be used again. */
const isRevived = (before: AdminCoupon, expirationDate: string, now: Date): boolean =>
  couponInstant(before.expirationDate) < now && couponInstant(expirationDate) >= now;

/** Whether staff has ended one before its time that could still be used. */
const isEnded = (before: AdminCoupon, expirationDate: string, now: Date): boolean =>
  before.status === 'unused' &&
  couponInstant(before.expirationDate) >= now &&
  couponInstant(expirationDate) < now;

const couponSave = statement('coupon-save')`update user_coupons set
       original_cents = :originalAmount::bigint, remaining_cents = remaining_cents + :originalAmount::bigint - original_cents,
       status = case remaining_cents + :originalAmount::bigint - original_cents when 0 then 'used' else status end,
       expires_at = ${storedDateSql(':expirationDate')}, notes = coalesce(:notes?, notes), version = version + 1, updated_at = :now
     where user_coupon_id = :id and remaining_cents + :originalAmount::bigint >= original_cents
     returning user_coupon_id as id`;

const change = async (id: number, saving: Saving): Promise<AdminCoupon> => {
  const { body, actor, now } = saving;
  const before = await couponToChange(id, body, now);
  const saved = await couponSave.maybe({
    id,
    originalAmount: fromDollars(body.originalAmount),
    expirationDate: body.expirationDate,
    notes: body.notes ?? null,
    now,
  });
  if (saved === undefined) {
    const text = message('coupon-below-spent');
    const fields = [{ pointer: '/originalAmount', rule: 'spent', message: text }];
    throw problem(409, 'coupon-below-spent', text, { fields });
  }
  const coupon = (await lockCoupon(id, now)) ?? before;
  const { originalAmount, expirationDate, status } = coupon;
  await record({
    actor,
    action: 'coupon.save',
    subject: { type: 'coupon', id },
    details: { ...changesOf(before, { originalAmount, expirationDate, status }), ...approvedDetails(saving) },
  });
  const by = fromDollars(originalAmount) - fromDollars(before.originalAmount);
  const { version } = coupon;
  if (isEnded(before, expirationDate, now))
    await enqueue('mail-coupon', { userCouponId: id, about: 'expired', version });
  else if (by !== 0 || isRevived(before, expirationDate, now))
    await enqueue('mail-coupon', { userCouponId: id, about: 'changed', by, version });
  return coupon;
};

const weighChange = async (id: number, body: GivingBodies['coupon'], now: Date): Promise<Weighed> => {
  const before = await couponToChange(id, body, now);
  const [was, amount] = [fromDollars(before.originalAmount), fromDollars(body.originalAmount)];
  const isValidAgain = isRevived(before, body.expirationDate, now);
  const added = addedBy({
    change: amount - was,
    left: fromDollars(before.amount),
    isRevived: isValidAgain,
  });
  return {
    owners: [before.userAccountId],
    subjectId: id,
    worth: cents(added),
    percent: null,
    what: `Coupon ${before.couponCode}: ${formatMoney(was)} becomes ${formatMoney(amount)}${isValidAgain ? ', valid again' : ''}`,
    reason: body.notes ?? before.notes,
  };
};

/**
 * Makes a coupon, or changes one that is not used up; its owner is told by mail of it and of another worth. What was spent of it stays spent:
 * with another amount the difference is more or less to spend. Its user, code and status are not changed here.
 */
export const couponAct: Act<'coupon'> = {
  weigh: async (body, now) => {
    if (body.id != null) return weighChange(body.id, body, now);
    const worth = fromDollars(body.originalAmount);
    const what = `A coupon of ${formatMoney(worth)}`;
    const reason = body.notes ?? '';
    return { owners: [body.userAccountId], subjectId: null, worth, percent: null, what, reason };
  },
  carryOut: (body, doer) =>
    body.id == null ? create({ body, ...doer }) : change(body.id, { body, ...doer }),
  subjectOf: ({ id }) => id,
};
