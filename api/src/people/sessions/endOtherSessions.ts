import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { endOwnSessions, keepSession } from './liveSessions';

/** The session that makes the call is kept through the change of the password or second factor begun with it. */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, config, now }) => {
  const ended = await endOwnSessions(session.userId, { except: session.sessionId }, config, now);
  for (const id of ended) {
    await record({ actor: session, action: 'session.endOther', subject: { type: 'session', id } });
  }
  await keepSession(session.sessionId, now);
  return { status: 200, body: { ended: ended.length } };
};
