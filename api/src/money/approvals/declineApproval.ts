import type { Handler } from '../../platform/call/handler';
import { readApproval } from './approvalSql';
import { endRequest, lockWaiting } from './decideApproval';

export const declineApproval: Handler<'declineApproval'> = async ({ path: { id }, body, session, now }) => {
  await endRequest(await lockWaiting(id), 'declined', { actor: session, now, note: body.note.trim() });
  return { status: 200, body: await readApproval(id) };
};
