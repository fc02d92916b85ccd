import { personBehind } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { readApproval } from './approvalSql';
import { lockWaiting } from './decideApproval';

/** Says why one asks for it, while it waits. */
export const setApprovalReason: Handler<'setApprovalReason'> = async ({ path: { id }, body, session }) => {
  await lockWaiting(id, { of: personBehind(session) });
  const sql = 'update approval_requests set reason = $2 where approval_request_id = $1';
  await query('approval-reason', sql, [id, body.reason.trim()]);
  return { status: 200, body: await readApproval(id) };
};
