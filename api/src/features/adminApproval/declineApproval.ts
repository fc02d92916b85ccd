import type { Handler } from '../../call/handler';
import { readApproval } from '../../giving/approvalSql';
import { endRequest, lockWaiting } from '../../giving/decideApproval';

export const declineApproval: Handler<'declineApproval'> = async ({ path: { id }, body, session, now }) => {
  await endRequest(await lockWaiting(id), 'declined', { actor: session, now, note: body.note.trim() });
  return { status: 200, body: await readApproval(id) };
};
