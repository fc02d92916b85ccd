import { personBehind } from '../../audit';
import type { Handler } from '../../call/handler';
import { readApproval } from '../../giving/approvalSql';
import { endRequest, lockWaiting } from '../../giving/decideApproval';

/** Takes back what one has asked for oneself. */
export const withdrawApproval: Handler<'withdrawApproval'> = async ({ path: { id }, session, now }) => {
  const waiting = await lockWaiting(id, { of: personBehind(session) });
  await endRequest(waiting, 'withdrawn', { actor: session, now, note: '' });
  return { status: 200, body: await readApproval(id) };
};
