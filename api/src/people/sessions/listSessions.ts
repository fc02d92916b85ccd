import type { Handler } from '../../platform/call/handler';
import { listedSessions } from './listedSessions';

export const listSessions: Handler<'listSessions'> = async ({ session, sessions, query, config, now }) => {
  await sessions.write();
  return listedSessions({ userId: session.userId, current: session.sessionId }, query, config, now);
};
