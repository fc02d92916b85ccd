import { type Cents, formatMoment, formatMoney, screenAddress } from '@dispatch/contract';
import { query } from '../../platform/database/database';
import type { JobHandler } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

type Row = { code: string; amount: Cents; expires: Date; email: string; first_name: string };

const sql = `
select c.coupon_code as code, c.remaining_cents::double precision as amount, c.expires_at as expires, u.email, u.first_name
from user_coupons c join users u using (user_id)
where c.user_coupon_id = $1 and c.status = 'unused' and c.expires_at >= $2 and u.deleted_at is null`;

/** Tells a customer of the coupon that was made for them: what it is worth, its code, and until when. */
export const mailCoupon: JobHandler<'mail-coupon'> = async ({ userCouponId }, context) => {
  const { config, now } = context;
  const [row] = await query<Row>('coupon-to-mail', sql, [userCouponId, now]);
  if (row === undefined) return;
  const { code, amount, expires, email, first_name: firstName } = row;
  const worth = formatMoney(amount);
  const mail = composeMail(config, {
    to: email,
    subject: `A coupon of ${worth} for you`,
    title: 'You have been given a coupon',
    paragraphs: [
      `Hello ${firstName},`,
      `We have made a coupon of ${worth} for you: ${code}. It is yours alone.`,
      `Choose it when you pay for a release, until ${formatMoment(expires)}. What you do not use of it at once stays for the next time.`,
    ],
    action: {
      label: 'See your coupons',
      url: `${config.publicUrl}${screenAddress('accountSettings')}#coupons`,
    },
    closing: [`Questions? Write to ${config.editorialMailbox}.`],
  });
  await mailOnce(context, `coupon-${userCouponId}`, mail);
};
