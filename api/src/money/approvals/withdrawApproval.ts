import { personBehind } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { readApproval } from './approvalSql';
import { endRequest, lockWaiting } from './decideApproval';

/** Takes back what one has asked for oneself. */
export const withdrawApproval: Handler<'withdrawApproval'> = async ({ path: { id }, session, now }) => {
  const waiting = await lockWaiting(id, { of: personBehind(session) });
  await endRequest(waiting, 'withdrawn', { actor: session, now, note: '' });
  return { status: 200, body: await readApproval(id) };
};
