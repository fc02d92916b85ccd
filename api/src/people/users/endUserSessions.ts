import type { Handler } from '../../platform/call/handler';
import { endSessionsOfUser } from './endSessionsOfUser';
import { managedUser } from './targetUser';

export const endUserSessions: Handler<'endUserSessions'> = async (call) => {
  const user = await managedUser(call.path.id, call.session);
  return { status: 200, body: { ended: await endSessionsOfUser(user, call) } };
};
