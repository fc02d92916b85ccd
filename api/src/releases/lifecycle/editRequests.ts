import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Session } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';

type Decided = { edit_request_id: number; distribution_id: number; order_id: number };

export const editDecided = () => problem(409, 'edit-decided', message('edit-decided'));

/** Who decided it in truth: the member of staff, also in the customer's place. */
const deciderOf = ({ impersonator, userId }: Session): number => impersonator?.userId ?? userId;

/** Records that an edit request was decided, and has its customer told. In the transaction that decides it. */
const noteDecided = async (
  { edit_request_id: editRequestId, distribution_id: id, order_id: orderId }: Decided,
  action: 'release.edit-done' | 'release.edit-declined',
  actor: Session,
): Promise<void> => {
  await record({ actor, action, subject: { type: 'release', id }, details: { editRequestId, orderId } });
  await enqueue('mail-edit-request', { editRequestId });
};

const doneSql = `
update edit_requests set state = 'done', decided_at = $3, decided_by = $4
 where edit_request_id = any($2::integer[]) and distribution_id = $1 and state = 'open'
returning edit_request_id, distribution_id, order_id`;

/** Notes that these edits of a release are made. Throws 409 when one is not open any more, or of another release. */
export const carryOutEdits = async (
  distributionId: number,
  editRequestIds: readonly number[],
  { actor, now }: { actor: Session; now: Date },
): Promise<void> => {
  if (editRequestIds.length === 0) return;
  const values = [distributionId, editRequestIds, now, deciderOf(actor)];
  const done = await query<Decided>('edit-requests-done', doneSql, values);
  if (done.length < editRequestIds.length) throw editDecided();
  for (const request of done) await noteDecided(request, 'release.edit-done', actor);
};

const declineSql = `
update edit_requests set state = 'declined', decided_at = $2, decided_by = $3, decline_reason = $4
 where edit_request_id = $1 and state = 'open'
returning edit_request_id, distribution_id, order_id`;

/** Notes that an edit is not made; null when it is not open any more, or absent. */
export const declineEdit = async (
  editRequestId: number,
  reason: string,
  { actor, now }: { actor: Session; now: Date },
): Promise<{ distributionId: number; orderId: number } | null> => {
  const values = [editRequestId, now, deciderOf(actor), reason];
  const [declined] = await query<Decided>('edit-request-decline', declineSql, values);
  if (declined === undefined) return null;
  await noteDecided(declined, 'release.edit-declined', actor);
  return { distributionId: declined.distribution_id, orderId: declined.order_id };
};
