import { liveStates } from '../payments/Payment';

const liveStateList = liveStates.map((state) => `'${state}'`).join(', ');

/**
 * SQL of the cents that payments hold of what no order has spent of the user coupon `c`. A payment that charges, or has not been let go yet, holds its part; one that waits for its payer, until its time
 * is over. One that failed or was canceled holds nothing, and a refunded order has given its part back.
 * @param own SQL of the id of the payment that is being made, whose own part is left for it; null where there is none
 */
export const couponHeldSql = ({ now, own }: { now: string; own: string }): string => `
least(c.remaining_cents, coalesce((
  select sum(p.user_coupon_cents) from payments p
   where p.user_coupon_id = c.user_coupon_id and p.payment_id is distinct from ${own}
     and (p.state in ('capturing', 'canceling')
       or p.state in ('preparing', 'authorised') and p.user_coupon_until > ${now})), 0))`;

/** SQL of the cents that can be spent of the user coupon `c`: what no order has spent, without what payments hold. */
export const couponRestSql = (of: { now: string; own: string }): string =>
  `(c.remaining_cents - ${couponHeldSql(of)})`;

/** SQL of the id of the live payment of a release: what is paid for it next is its release, and once paid an upgrade. */
export const paymentOfReleaseSql = ({ release, user }: { release: string; user: string }): string => `
(select live.payment_id from payments live join releases r using (distribution_id)
  where live.distribution_id = ${release} and live.user_id = ${user} and live.state in (${liveStateList})
    and live.purpose = case when r.paid_at is null then 'release' else 'upgrade' end)`;
