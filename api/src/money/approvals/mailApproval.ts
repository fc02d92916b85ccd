import { type Cents, formatMoney, permissionTable, screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

type Row = {
  id: number;
  state: 'requested' | 'confirmed' | 'declined';
  what: string;
  worth: Cents | null;
  reason: string;
  note: string;
  customer: string | null;
  asker: string;
  decider: string | null;
  user_id: number;
  email: string;
  first_name: string;
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

const contentOf = ({ id, state, what, worth, reason, note, customer, asker, decider }: Row) => {
  const it = `${customer === null ? '' : ` for ${customer}`}: ${what}${worth === null ? '' : `, worth ${formatMoney(worth)}`}.`;
  if (state === 'requested')
    return {
      subject: `Request ${id} waits for a second person`,
      title: 'A request waits for a second person',
      paragraphs: [`${asker} has asked for something${it}`, ...(reason === '' ? [] : [reason])],
      closing: ['Everybody who may decide on it gets this email. Nothing happens until one of them does.'],
    };
  return {
    subject: `Your request ${id} is ${state}`,
    title: `Your request is ${state}`,
    paragraphs: [`${decider ?? ''} has ${state} what you asked for${it}`, ...(note === '' ? [] : [note])],
  };
};

const send = async (row: Row, context: JobContext): Promise<void> => {
  const { id, state, user_id: userId, email: to, first_name: firstName } = row;
  const { config } = context;
  const content = contentOf(row);
  const mail = composeMail(config, {
    ...content,
    to,
    paragraphs: [`Hello ${firstName},`, ...content.paragraphs],
    action: { label: 'See the request', url: `${config.publicUrl}${screenAddress('approval', { id })}` },
  });
  await mailOnce(context, state === 'requested' ? `approval-${id}-waits-${userId}` : `approval-${id}`, mail);
};

/**
 * Tells who may decide of a request that waits, and who has asked for it what a second person has decided, and why. Whose
 * mail cannot be sent keeps nobody else from theirs.
 */
export const mailApproval: JobHandler<{ approvalRequestId: number }> = async (
  { approvalRequestId: id },
  context,
) => {
  const rows = await approvalToMail.all({ id, groupName: permissionTable['approvals.decide'] });
  const failures: unknown[] = [];
  for (const row of rows) await send(row, context).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `Request ${id}: mails could not be sent`);
};

export const mailApprovalJob = {
  handler: mailApproval,
  title: 'Mail about what a second person decides',
  ...mailing,
} as const satisfies JobPlan;
