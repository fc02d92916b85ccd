import { fromDollars, message } from '@dispatch/contract';
import { record } from '../../audit';
import type { Call, Handler } from '../../call/handler';
import { notFound, problem } from '../../call/problem';
import { query } from '../../database/database';
import { changesOf } from '../../settings/change';
import { couponStale, storedDateSql } from './couponSql';
import { type AdminUniversalCoupon, universalCouponColumns } from './universalCouponSql';

type Saving = Call<'saveUniversalCoupon'>;

/** Cents, hundredths, first and last instant, notes, now: what both statements store. */
const stored = ({ body, now }: Saving): unknown[] => [
  body.isFixed ? fromDollars(body.amount ?? 0) : null,
  body.isFixed ? null : body.percent,
  body.startDate,
  body.expirationDate,
  body.notes ?? null,
  now,
];

const create = async (call: Saving): Promise<AdminUniversalCoupon> => {
  const { body, session } = call;
  const [coupon] = await query<AdminUniversalCoupon>(
    'universal-coupon-create',
    `insert into universal_coupons (coupon_code, is_fixed, created_by, amount_cents, percent, starts_at, expires_at,
       notes, created_date, updated_at)
     values ($7, $8, $9, $1, $2::numeric * 100, ${storedDateSql('$3')}, ${storedDateSql('$4')}, coalesce($5, ''), $6, $6)
     on conflict do nothing returning ${universalCouponColumns}`,
    [...stored(call), body.couponCode, body.isFixed, session.userId],
  );
  if (coupon === undefined) {
    const text = message('coupon-code-taken');
    const fields = [{ pointer: '/couponCode', rule: 'taken', message: text }];
    throw problem(409, 'coupon-code-taken', text, { fields });
  }
  const { universalCouponId: id, couponCode, isFixed, amount, percent } = coupon;
  await record({
    actor: session,
    action: 'universalCoupon.create',
    subject: { type: 'universalCoupon', id },
    details: { couponCode, isFixed, amount, percent },
  });
  return coupon;
};

const change = async (id: number, call: Saving): Promise<AdminUniversalCoupon> => {
  const { body, session } = call;
  const [before] = await query<AdminUniversalCoupon>(
    'universal-coupon-lock',
    `select ${universalCouponColumns} from universal_coupons where universal_coupon_id = $1 for update`,
    [id],
  );
  if (before === undefined) throw notFound();
  if (body.version !== undefined && body.version !== before.version) throw couponStale();
  if (body.isFixed !== before.isFixed || body.couponCode.toLowerCase() !== before.couponCode.toLowerCase())
    throw problem(409, 'coupon-locked', message('coupon-locked'));
  const [coupon = before] = await query<AdminUniversalCoupon>(
    'universal-coupon-save',
    `update universal_coupons set amount_cents = $1, percent = $2::numeric * 100, starts_at = ${storedDateSql('$3')},
       expires_at = ${storedDateSql('$4')}, notes = coalesce($5, notes), updated_at = $6, version = version + 1
     where universal_coupon_id = $7 returning ${universalCouponColumns}`,
    [...stored(call), id],
  );
  const { amount, percent, startDate, expirationDate } = coupon;
  await record({
    actor: session,
    action: 'universalCoupon.save',
    subject: { type: 'universalCoupon', id },
    details: changesOf(before, { amount, percent, startDate, expirationDate }),
  });
  return coupon;
};

/** Makes a universal coupon, or changes one: its code and its kind stay as they were made. */
export const saveUniversalCoupon: Handler<'saveUniversalCoupon'> = async (call) => {
  const id = call.body.universalCouponId ?? null;
  return id === null
    ? { status: 201, body: await create(call) }
    : { status: 200, body: await change(id, call) };
};
