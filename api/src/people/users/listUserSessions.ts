import type { Handler } from '../../platform/call/handler';
import { listedSessions } from '../sessions/listedSessions';
import { targetUser } from './targetUser';

export const listUserSessions: Handler<'listUserSessions'> = async (call) => {
  const { path, query, session, sessions, config, now } = call;
  const { userId } = await targetUser(path.id);
  await sessions.write();
  return listedSessions({ userId, current: session.sessionId }, query, config, now);
};
