import { type Cents, formatMoney, permissionTable, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { type Told, type ToldRequest, tellOfRequest } from './tellOfRequest';

type Row = Told & {
  state: 'requested' | 'confirmed' | 'declined';
  what: string;
  worth: Cents | null;
  reason: string;
  note: string;
  customer: string | null;
};

/** The request $1 once for each who is to hear of it: while it waits who may decide on it, and then who has asked. */
const approvalToMail = statement('approval-to-mail')`
select a.approval_request_id as id, a.state, a.what, a.worth_cents::double precision as worth, a.reason,
  a.decision_note as note, c.okta_login as customer, s.okta_login as asker, d.okta_login as decider,
  u.user_id, u.email, u.first_name
from approval_requests a
join users s on s.user_id = a.asked_by
join users u on case when a.state = 'requested'
  then u.group_name = any(:groupName::text[]) and u.user_id <> a.asked_by and u.user_id is distinct from a.user_id
  else u.user_id = a.asked_by and a.decided_by <> a.asked_by end
left join users d on d.user_id = a.decided_by
left join users c on c.user_id = a.user_id
where a.approval_request_id = :id and a.state in ('requested', 'confirmed', 'declined') and u.deleted_at is null`.as<{
  worth: Cents;
  state: 'requested' | 'confirmed' | 'declined';
}>();

const requestOf = (
  { id, what, worth, reason, note, customer }: Row,
  { publicUrl }: JobContext['config'],
): ToldRequest => ({
  name: 'request',
  what: `${what}${customer === null ? '' : ` for ${customer}`}${worth === null ? '' : `, worth ${formatMoney(worth)}`}`,
  reason,
  note,
  url: `${publicUrl}${screenAddress('approval', { id })}`,
});

/** Tells who may decide of a request that waits, and who has asked for it what a second person has decided, and why. */
export const mailApproval: JobHandler<{ approvalRequestId: number }> = async (
  { approvalRequestId: id },
  context,
) => {
  const rows = await approvalToMail.all({ id, groupName: permissionTable['approvals.decide'] });
  await tellOfRequest(
    rows,
    context,
    () => `approval-${id}`,
    (row) => requestOf(row, context.config),
  );
};

export const mailApprovalJob = {
  handler: mailApproval,
  title: 'Mail about what a second person decides',
  ...mailing,
} as const satisfies JobPlan;
