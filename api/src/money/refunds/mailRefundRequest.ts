import { type Cents, formatMoney, permissionTable, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { type Told, tellOfRequest } from '../approvals/tellOfRequest';

type Row = Told & {
  state: 'requested' | 'approved' | 'rejected' | 'failed';
  amount: Cents;
  reason: string;
  note: string;
  failure: string | null;
  change: string;
  rejection: string | null;
  is_automatic: boolean;
  order_id: number;
  order_number: number;
  customer: string;
};

/** The request once for each who is to hear of it: while it waits who may decide on it, and then who has asked. That it has failed hears who has asked, also who has decided so alone; nobody has asked for one that follows from a rule, so who may try it again hears of that. */
const refundRequestToMail = statement('refund-request-to-mail')`
select q.refund_request_id as id, q.amount_cents as amount, q.reason, q.note, q.failure, q.rejection_reason as rejection,
  case when q.by_hand then 'by-hand' else q.attempt::text end as "change!", o.order_id, o.order_number,
  case when q.state in ('requested', 'rejected') then q.state when :hasFailed then 'failed' else 'approved' end as "state!",
  c.okta_login as customer, coalesce(s.okta_login, '') as "asker!", d.okta_login as decider, q.is_automatic,
  u.user_id, u.email, u.first_name
from refund_requests q
join orders o using (order_id)
join users c on c.user_id = o.user_id
left join users s on s.user_id = q.requested_by
join users u on case when q.state = 'requested' or q.is_automatic
  then u.group_name = any(:groupName::text[]) and u.user_id <> o.user_id
    and (q.is_automatic or u.user_id <> q.requested_by)
  else u.user_id = q.requested_by and (:hasFailed or q.decided_by <> q.requested_by) end
left join users d on d.user_id = q.decided_by
where q.refund_request_id = :refundRequestId and (not :hasFailed or q.state = 'failed') and u.deleted_at is null`.as<{
  state: 'requested' | 'approved' | 'rejected' | 'failed';
  amount: Cents;
}>();

/**
 * Tells who may decide of a refund that waits, and who has asked for it what somebody else has decided, and when the
 * provider does not give back what was approved; of one that follows from a rule, who may try it again.
 */
const mailRefundRequest: JobHandler<{ refundRequestId: number; hasFailed?: boolean }> = async (
  { refundRequestId, hasFailed = false },
  context,
) => {
  const groupName = permissionTable['refunds.decide'];
  const rows: Row[] = await refundRequestToMail.all({ refundRequestId, groupName, hasFailed });
  await tellOfRequest(
    rows,
    context,
    // One that is tried again is approved, and may fail, several times.
    ({ state, change }) =>
      `refund-request-${refundRequestId}-${state}${state === 'approved' || state === 'failed' ? `-${change}` : ''}`,
    ({ amount, customer, reason, note, failure, rejection, is_automatic: isAutomatic, ...row }) => ({
      name: 'refund request',
      isAutomatic,
      what: `${formatMoney(amount)} of order ${row.order_number} for ${customer}`,
      reason: note === '' ? reason : `${reason}: ${note}`,
      note: (row.state === 'failed' ? failure : row.state === 'rejected' ? rejection : null) ?? '',
      url: `${context.config.publicUrl}${screenAddress('adminOrder', { id: row.order_id })}`,
    }),
  );
};

export const mailRefundRequestJob = {
  handler: mailRefundRequest,
  title: 'Mail about a refund that somebody asks for',
  ...mailing,
} as const satisfies JobPlan;
