import { formatMoney, type PaidBy, screenAddress, wayOfMoney } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail, type MailContent, said } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import type { Order } from '../orders/Order';

type Row = {
  state: 'open' | 'done' | 'declined';
  description: string;
  decline_reason: string | null;
  total_cents: Order['totalCents'];
  paid_by: PaidBy | null;
  order_number: number;
  headline: string;
  language: string;
  number: number;
  id: number;
  slug: string | null;
  email: string;
  first_name: string;
};

const editRequestToMail = statement('edit-request-to-mail')`
select e.state, e.description, e.decline_reason, o.total_cents, o.order_number, r.headline, r.language,
  (select json_build_object('provider', p.provider, 'brand', p.card_brand, 'lastFour', p.card_last_four) from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as paid_by,
  r.prweb_press_release_id as number, r.distribution_id as id, r.slug, u.email, u.first_name
from edit_requests e
join orders o on o.order_id = e.order_id
join releases r on r.distribution_id = e.distribution_id
join users u on u.user_id = e.user_id
where e.edit_request_id = :editRequestId and u.deleted_at is null`.as<{
  paid_by: PaidBy;
}>();

type Content = MailContent & { subject: string };

const done = ({ headline: text, language, number, description, slug }: Row, publicUrl: string): Content => ({
  subject: `REL-${number}: your edit is done`,
  title: 'Your edit is done',
  paragraphs: [said`The page of “${{ text, language }}” shows the edit that you asked for:`, description],
  action: { label: 'Read it', url: `${publicUrl}/news/${slug ?? ''}-${number}` },
});

const declined = (row: Row, publicUrl: string): Content => ({
  subject: `REL-${row.number}: your edit is declined`,
  title: 'Your edit is declined',
  paragraphs: [
    said`Our editors have not made the edit of “${{ text: row.headline, language: row.language }}” that you asked for:`,
    row.decline_reason ?? '',
    `You get your money back: ${formatMoney(row.total_cents)} of order ${row.order_number}. ${wayOfMoney(row.paid_by)}`,
  ],
  action: {
    label: 'See your release',
    url: `${publicUrl}${screenAddress('releaseDetails', { id: row.id })}`,
  },
});

/** Tells the customer that a paid edit is done, or declined with the reason and the money back. */
const mailEditRequest: JobHandler<{ editRequestId: number }> = async ({ editRequestId }, context) => {
  const { config } = context;
  const row = await editRequestToMail.maybe({ editRequestId });
  if (row === undefined || row.state === 'open') return;
  const content = { done, declined }[row.state](row, config.publicUrl);
  const paragraphs = [`Hello ${row.first_name},`, ...content.paragraphs];
  const mail = composeMail(config, { ...content, to: row.email, paragraphs });
  await mailOnce(context, `edit-request-${editRequestId}`, mail, { distributionId: row.id });
};

export const mailEditRequestJob = {
  handler: mailEditRequest,
  title: 'Mail the customer about a paid edit',
  ...mailing,
} as const satisfies JobPlan;
