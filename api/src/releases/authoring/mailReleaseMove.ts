import {
  type Cents,
  formatMoment,
  type PaidBy,
  type ReleaseAction,
  screenAddress,
  wayOfMoney,
} from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { mailOnce } from '../../platform/mail/mailOnce';
import { releaseMail, type ReleaseMailInput } from './releaseMail';

type Row = {
  action: ReleaseAction;
  reasons: string[];
  headline: string;
  language: string;
  number: number;
  id: number;
  slug: string | null;
  release_date: Date | null;
  email: string;
  first_name: string;
  refunded_cents: Cents;
  paid_by: PaidBy | null;
  returned: string[];
};

const releaseMoveToMail = statement('release-move-to-mail')`
select m.action, m.reasons, r.headline, r.language, r.prweb_press_release_id as number, r.distribution_id as id, r.slug,
  r.release_date, u.email, u.first_name, back.*
from release_moves m
join releases r on r.distribution_id = m.distribution_id
join users u on u.user_id = case when m.action not in ('accept', 'decline') then r.user_id else (
  select actor_user_id from release_moves
  where distribution_id = m.distribution_id and action = 'approveWithChanges' and release_move_id < m.release_move_id
  order by release_move_id desc limit 1) end
cross join lateral (
  select
    coalesce((select sum(q.amount_cents) from refund_requests q join orders o using (order_id)
      where o.distribution_id = r.distribution_id and (q.is_automatic or q.requested_by is null)
        and q.decided_at >= m.created_at), 0)::integer as "refunded_cents!",
    (select json_build_object('provider', p.provider, 'brand', p.card_brand, 'lastFour', p.card_last_four) from payments p join orders o using (order_id)
      where o.distribution_id = r.distribution_id and p.state = 'captured' order by p.payment_id limit 1) as paid_by,
    array(select distinct l.type from order_line_items l join orders o using (order_id)
      where o.distribution_id = r.distribution_id and o.discounts_returned_at >= m.created_at
        and l.type in ('bundle', 'universalCoupon', 'userCoupon')) as "returned!"
) back
where m.release_move_id = :releaseMoveId and u.deleted_at is null`.as<{
  action: ReleaseAction;
  refunded_cents: Cents;
  paid_by: PaidBy;
}>();

const inputOf = (row: Row, { config }: JobContext): ReleaseMailInput => ({
  to: row.email,
  siteName: config.siteName,
  firstName: row.first_name,
  headline: { text: row.headline, language: row.language },
  number: row.number,
  reasons: row.reasons,
  refunded: row.refunded_cents,
  moneyWay: wayOfMoney(row.paid_by),
  returned: row.returned,
  releaseTime: row.release_date === null ? null : formatMoment(row.release_date),
  editAddress: `${config.publicUrl}${screenAddress('editRelease', { id: row.id })}`,
  detailsAddress: `${config.publicUrl}${screenAddress('releaseDetails', { id: row.id })}`,
  publicAddress: row.slug === null ? null : `${config.publicUrl}/news/${row.slug}-${row.number}`,
  deskAddress: `${config.publicUrl}${screenAddress('review', { id: row.id })}`,
  dashboardAddress: `${config.publicUrl}/`,
});

/**
 * Tells the customer what has become of their release, with the reasons where there are any; the editor who proposed
 * changes, what has become of these.
 */
const mailReleaseMove: JobHandler<{ releaseMoveId: number }> = async ({ releaseMoveId }, context) => {
  const row = await releaseMoveToMail.maybe({ releaseMoveId });
  if (row === undefined) return;
  const mail = releaseMail(row.action, context.config, inputOf(row, context));
  if (mail !== null)
    await mailOnce(context, `release-move-${releaseMoveId}`, mail, { distributionId: row.id });
};

export const mailReleaseMoveJob = {
  handler: mailReleaseMove,
  title: 'Mail the customer about a move of their release',
  ...mailing,
  givesWay: true,
} as const satisfies JobPlan;
