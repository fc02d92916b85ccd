import type { Handler } from '../../platform/call/handler';
import { listedSessions } from '../sessions/listedSessions';
import { managedUser } from './targetUser';

export const listUserSessions: Handler<'listUserSessions'> = async (call) => {
  const { path, query, session, sessions, config, now } = call;
  const { userId } = await managedUser(path.id, session);
  await sessions.write();
  return listedSessions({ userId, current: session.sessionId ?? 0 }, query, config, now);
};
