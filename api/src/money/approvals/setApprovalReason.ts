import { personBehind } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { readApproval } from './approvalSql';
import { lockWaiting } from './decideApproval';

const approvalReason = statement('approval-reason')`
update approval_requests set reason = :reason where approval_request_id = :id`;

/** Says why one asks for it, while it waits. */
export const setApprovalReason: Handler<'setApprovalReason'> = async ({ path: { id }, body, session }) => {
  await lockWaiting(id, { of: personBehind(session) });
  await approvalReason.run({ id, reason: body.reason.trim() });
  return { status: 200, body: await readApproval(id) };
};
