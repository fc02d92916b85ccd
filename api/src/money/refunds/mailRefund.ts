import {
  type Cents,
  formatMoney,
  type PaidBy,
  screenAddress,
  wayByHand,
  wayOfMoney,
} from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail, type Said, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import { bundleLinesSql } from './refundSql';

type Row = {
  amount: Cents;
  by_hand: boolean;
  transaction_id: string | null;
  paid_by: PaidBy | null;
  purpose: 'release' | 'upgrade' | 'edit' | 'bundle';
  order_id: number;
  order_number: number;
  headline: string | null;
  language: string | null;
  bundles: string[];
  email: string;
  first_name: string;
};

const refundToMail = statement('refund-to-mail')`
select q.amount_cents as amount, q.by_hand, q.transaction_id, o.purpose, o.order_id, o.order_number, r.headline, r.language,
  (select json_build_object('provider', p.provider, 'brand', p.card_brand, 'lastFour', p.card_last_four) from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as paid_by,
  array(select description from (${bundleLinesSql}) lines
     where refund_request_id = q.refund_request_id order by position) as "bundles!",
  u.email, u.first_name
from refund_requests q
join orders o using (order_id)
join users u on u.user_id = o.user_id
left join releases r on r.distribution_id = o.distribution_id
where q.refund_request_id = :refundRequestId and q.state = 'approved' and u.deleted_at is null`.as<{
  paid_by: PaidBy;
}>();

const whatFor = ({ purpose, headline, language, bundles }: Row): Said => {
  const isNamed = headline !== null && language !== null && headline.trim() !== '';
  const release = isNamed ? said`“${{ text: headline, language }}”` : 'your release';
  const [one, ...more] = bundles;
  const texts = {
    release: isNamed ? said`your release ${release}` : release,
    upgrade: said`the upgrade of ${release}`,
    edit: said`the edit of ${release}`,
    bundle:
      one === undefined
        ? 'your bundles'
        : `your ${more.length === 0 ? 'bundle' : 'bundles'} (${bundles.join('; ')})`,
  };
  return texts[purpose];
};

/** Tells the customer that money has gone back: how much, what for, by which way, and when it arrives. */
export const mailRefund: JobHandler<{ refundRequestId: number }> = async ({ refundRequestId }, context) => {
  const row = await refundToMail.maybe({ refundRequestId });
  if (row === undefined) return;
  const { config } = context;
  const amount = formatMoney(row.amount);
  const mail = composeMail(config, {
    to: row.email,
    subject: `${amount} of your order ${row.order_number} is refunded`,
    title: 'Your money goes back',
    paragraphs: [
      `Hello ${row.first_name},`,
      said`We have refunded ${amount} of your order ${String(row.order_number)}, for ${whatFor(row)}.`,
      row.by_hand ? wayByHand(row.transaction_id, config.editorialMailbox) : wayOfMoney(row.paid_by),
      ...(row.bundles.length === 0 ? [] : ['The releases that were refunded are no longer in your account.']),
    ],
    action: {
      label: 'See your order',
      url: `${config.publicUrl}${screenAddress('order', { number: row.order_id })}`,
    },
    closing: [`Questions? Write to ${config.editorialMailbox}.`],
  });
  await mailOnce(context, `refund-${refundRequestId}`, mail, { orderId: row.order_id });
};

export const mailRefundJob = {
  handler: mailRefund,
  title: 'Mail a customer about a refund',
  ...mailing,
} as const satisfies JobPlan;
