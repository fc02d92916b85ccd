import { fromDollars, message, ruleMessage } from '@dispatch/contract';
import { record } from '../../audit';
import type { Call, Handler } from '../../call/handler';
import { inputProblem, notFound, problem } from '../../call/problem';
import { query } from '../../database/database';
import { enqueue } from '../../jobs/queue';
import { makeCouponCode } from '../../models/couponCode';
import { changesOf } from '../../settings/change';
import { type AdminCoupon, couponStale, lockCoupon, refuseFinal, storedDateSql } from './couponSql';

type Saving = Call<'saveCoupon'>;

const refuseUnknownUser = (): never => {
  const text = ruleMessage('CouponForm', 'userAccountId', 'required');
  throw inputProblem([{ pointer: '/userAccountId', rule: 'required', message: text }]);
};

const create = async ({ body, session, now }: Saving): Promise<AdminCoupon> => {
  const [made] = await query<{ id: number }>(
    'coupon-create',
    `insert into user_coupons (user_id, original_cents, remaining_cents, expires_at, notes, coupon_code, created_by,
       created_at, updated_at)
     select user_id, $2::bigint, $2::bigint, ${storedDateSql('$3')}, $4, $5, $6::integer, $7::timestamptz, $7::timestamptz
       from users where user_id = $1 and deleted_at is null for share
     returning user_coupon_id as id`,
    [
      body.userAccountId,
      fromDollars(body.originalAmount),
      body.expirationDate,
      body.notes ?? '',
      makeCouponCode(),
      session.userId,
      now,
    ],
  );
  const coupon = made === undefined ? refuseUnknownUser() : await lockCoupon(made.id);
  if (coupon === undefined) throw notFound();
  const { id, userAccountId, originalAmount } = coupon;
  const details = { userAccountId, originalAmount };
  await record({ actor: session, action: 'coupon.create', subject: { type: 'coupon', id }, details });
  await enqueue('mail-coupon', { userCouponId: id });
  return coupon;
};

const refuseChange = (coupon: AdminCoupon, { body }: Saving): void => {
  refuseFinal(coupon);
  const { userAccountId, couponCode, status = coupon.status, version = coupon.version } = body;
  if (version !== coupon.version) throw couponStale();
  const isCode = (couponCode ?? coupon.couponCode).toUpperCase() === coupon.couponCode;
  if (userAccountId !== coupon.userAccountId || status !== coupon.status || !isCode)
    throw problem(409, 'coupon-fixed', message('coupon-fixed'));
};

const change = async (id: number, call: Saving): Promise<AdminCoupon> => {
  const { body, session, now } = call;
  const before = await lockCoupon(id);
  if (before === undefined) throw notFound();
  refuseChange(before, call);
  const [saved] = await query<{ id: number }>(
    'coupon-save',
    `update user_coupons set
       original_cents = $2::bigint, remaining_cents = remaining_cents + $2::bigint - original_cents,
       status = case remaining_cents + $2::bigint - original_cents when 0 then 'used' else status end,
       expires_at = ${storedDateSql('$3')}, notes = coalesce($4, notes), version = version + 1, updated_at = $5
     where user_coupon_id = $1 and remaining_cents + $2::bigint >= original_cents
     returning user_coupon_id as id`,
    [id, fromDollars(body.originalAmount), body.expirationDate, body.notes ?? null, now],
  );
  if (saved === undefined) {
    const text = message('coupon-below-spent');
    const fields = [{ pointer: '/originalAmount', rule: 'spent', message: text }];
    throw problem(409, 'coupon-below-spent', text, { fields });
  }
  const coupon = (await lockCoupon(id)) ?? before;
  const { originalAmount, expirationDate, status } = coupon;
  await record({
    actor: session,
    action: 'coupon.save',
    subject: { type: 'coupon', id },
    details: changesOf(before, { originalAmount, expirationDate, status }),
  });
  return coupon;
};

/**
 * Makes a coupon, whose owner is told by mail, or changes one that is not used up. What was spent of it stays spent: with another amount the
 * difference is more or less to spend. Its user, code and status are not changed here.
 */
export const saveCoupon: Handler<'saveCoupon'> = async (call) => {
  const id = call.body.id ?? null;
  return id === null
    ? { status: 201, body: await create(call) }
    : { status: 200, body: await change(id, call) };
};
