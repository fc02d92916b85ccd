import { type Cents, formatMoney, screenAddress } from '@dispatch/contract';
import { query } from '../../platform/database/database';
import type { JobHandler } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';

type Row = {
  state: 'confirmed' | 'declined';
  what: string;
  worth: Cents | null;
  note: string;
  customer: string | null;
  decider: string;
  email: string;
  first_name: string;
};

const sql = `
select a.state, a.what, a.worth_cents::double precision as worth, a.decision_note as note, c.okta_login as customer,
  d.okta_login as decider, u.email, u.first_name
from approval_requests a
join users u on u.user_id = a.asked_by
join users d on d.user_id = a.decided_by
left join users c on c.user_id = a.user_id
where a.approval_request_id = $1 and a.state in ('confirmed', 'declined') and u.deleted_at is null`;

/** Tells who has asked for something what a second person has decided, and why. */
export const mailApproval: JobHandler<'mail-approval'> = async ({ approvalRequestId: id }, context) => {
  const [row] = await query<Row>('approval-to-mail', sql, [id]);
  if (row === undefined) return;
  const { state, what, worth, note, customer, decider } = row;
  const { config } = context;
  const mail = composeMail(config, {
    to: row.email,
    subject: `Your request ${id} is ${state}`,
    title: `Your request is ${state}`,
    paragraphs: [
      `Hello ${row.first_name},`,
      `${decider} has ${state} what you asked for${customer === null ? '' : ` for ${customer}`}: ${what}${worth === null ? '' : `, worth ${formatMoney(worth)}`}.`,
      ...(note === '' ? [] : [note]),
    ],
    action: { label: 'See the request', url: `${config.publicUrl}${screenAddress('approval', { id })}` },
  });
  await mailOnce(context, `approval-${id}`, mail);
};
