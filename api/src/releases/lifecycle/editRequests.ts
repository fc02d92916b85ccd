import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Session } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
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

const editRequestsDone = statement('edit-requests-done')`
update edit_requests set state = 'done', decided_at = :now, decided_by = :actor
 where edit_request_id = any(:editRequestIds::integer[]) and distribution_id = :distributionId and state = 'open'
returning edit_request_id, distribution_id, order_id`;

/** Notes that these edits of a release are made. Throws 409 when one is not open any more, or of another release. */
export const carryOutEdits = async (
  distributionId: number,
  editRequestIds: readonly number[],
  { actor, now }: { actor: Session; now: Date },
): Promise<void> => {
  if (editRequestIds.length === 0) return;
  const done = await editRequestsDone.all({ distributionId, editRequestIds, now, actor: deciderOf(actor) });
  if (done.length < editRequestIds.length) throw editDecided();
  for (const request of done) await noteDecided(request, 'release.edit-done', actor);
};

const editRequestDecline = statement('edit-request-decline')`
update edit_requests set state = 'declined', decided_at = :now, decided_by = :actor, decline_reason = :reason
 where edit_request_id = :editRequestId and state = 'open'
returning edit_request_id, distribution_id, order_id`;

/** Notes that an edit is not made; null when it is not open any more, or absent. */
export const declineEdit = async (
  editRequestId: number,
  reason: string,
  { actor, now }: { actor: Session; now: Date },
): Promise<{ distributionId: number; orderId: number } | null> => {
  const declined = await editRequestDecline.maybe({ editRequestId, now, actor: deciderOf(actor), reason });
  if (declined === undefined) return null;
  await noteDecided(declined, 'release.edit-declined', actor);
  return { distributionId: declined.distribution_id, orderId: declined.order_id };
};
