import { cents, type Cents, formatMoment, formatMoney, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

type Row = {
  code: string;
  amount: Cents;
  status: 'unused' | 'used' | 'revoked';
  expires: Date;
  email: string;
  first_name: string;
  user_id: number;
};

const couponToMail = statement('coupon-to-mail')`
select c.coupon_code as code, c.remaining_cents::double precision as "amount!", c.status, c.expires_at as expires, u.email,
  u.first_name, u.user_id
from user_coupons c join users u using (user_id)
where c.user_coupon_id = :userCouponId and u.deleted_at is null`.as<{
  amount: Cents;
}>();

type Content = { subject: string; title: string; paragraphs: string[] };

const howToUse = ({ expires }: Row): string =>
  `Choose it when you pay for a release, until ${formatMoment(expires)}. What you do not use of it at once stays for the next time.`;

const made = (row: Row): Content => ({
  subject: `A coupon of ${formatMoney(row.amount)} for you`,
  title: 'You have been given a coupon',
  paragraphs: [
    `We have made a coupon of ${formatMoney(row.amount)} for you: ${row.code}. It is yours alone.`,
    howToUse(row),
  ],
});

const raised = (row: Row, by: number): Content => {
  const worth = formatMoney(row.amount);
  const how = by === 0 ? 'You can use it again' : `We have added ${formatMoney(cents(by))} to it`;
  return {
    subject: `Your coupon is worth ${worth} now`,
    title: 'Your coupon is worth more',
    paragraphs: [`${how}: ${worth} are left on your coupon ${row.code}.`, howToUse(row)],
  };
};

const lowered = ({ amount, code }: Row, by: number): Content => ({
  subject: `Your coupon is worth ${formatMoney(amount)} now`,
  title: 'Your coupon is worth less',
  paragraphs: [
    `We have taken ${formatMoney(cents(-by))} off your coupon ${code}: ${formatMoney(amount)} are left on it.`,
    'What you have paid with it stays paid.',
  ],
});

const expired = ({ amount, code }: Row): Content => ({
  subject: `Your coupon of ${formatMoney(amount)} has expired`,
  title: 'Your coupon has expired',
  paragraphs: [
    `We have ended your coupon ${code} before its time. ${formatMoney(amount)} were left on it.`,
    'What you have paid with it stays paid.',
  ],
});

const revoked = ({ amount, code }: Row): Content => ({
  subject: `Your coupon of ${formatMoney(amount)} can no longer be used`,
  title: 'Your coupon was revoked',
  paragraphs: [
    `We have taken your coupon ${code} out of use. ${formatMoney(amount)} were left on it.`,
    'What you have paid with it stays paid.',
  ],
});

/** Of a coupon that was made, revoked, ended before its time, or changed: by these cents; 0 where it is valid again. */
type Payload =
  | { userCouponId: number; about?: undefined }
  | { userCouponId: number; about: 'revoked' }
  | { userCouponId: number; about: 'expired'; version: number }
  | { userCouponId: number; about: 'changed'; by: number; version: number };

/** What is to be told, under which key; null of what is no longer true. */
const toldOf = (payload: Payload, row: Row, isOver: boolean): { key: string; content: Content } | null => {
  const { userCouponId: id } = payload;
  if (payload.about === 'expired')
    return isOver && row.status === 'unused'
      ? { key: `coupon-${id}-expired-${payload.version}`, content: expired(row) }
      : null;
  if (isOver) return null;
  if (payload.about === 'revoked')
    return row.status === 'revoked' ? { key: `coupon-${id}-revoked`, content: revoked(row) } : null;
  if (payload.about === undefined)
    return row.status === 'unused' ? { key: `coupon-${id}`, content: made(row) } : null;
  if (row.status === 'revoked') return null;
  const content = payload.by < 0 ? lowered(row, payload.by) : raised(row, payload.by);
  return { key: `coupon-${id}-v${payload.version}`, content };
};

/**
 * Tells a customer of the coupon that was made for them, what it is worth, its code, and until when; that it was changed;
 * that it was revoked, and that it was ended before its time. Of one whose time is over nothing else.
 */
export const mailCoupon: JobHandler<Payload> = async (payload, context) => {
  const { config, now } = context;
  const row = await couponToMail.maybe({ userCouponId: payload.userCouponId });
  const told = row && toldOf(payload, row, row.expires <= now);
  if (!told) return;
  const mail = composeMail(config, {
    ...told.content,
    to: row.email,
    paragraphs: [`Hello ${row.first_name},`, ...told.content.paragraphs],
    action: {
      label: 'See your coupons',
      url: `${config.publicUrl}${screenAddress('accountSettings')}#coupons`,
    },
    closing: [`Questions? Write to ${config.editorialMailbox}.`],
  });
  await mailOnce(context, told.key, mail, { userId: row.user_id });
};

export const mailCouponJob = {
  handler: mailCoupon,
  title: 'Mail a customer about a coupon',
  ...mailing,
} as const satisfies JobPlan;
