import { record } from '../../audit';
import type { Handler } from '../../call/handler';
import { endOwnSessions, keepSession } from '../../sessions/liveSessions';

/**
 * Signs out all sessions of the user but the one that makes the call, which is kept through a change of the password or
 * second factor that is begun with it.
 */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, config, now }) => {
  const ended = await endOwnSessions(session.userId, { except: session.sessionId }, config, now);
  for (const id of ended) {
    await record({ actor: session, action: 'session.endOther', subject: { type: 'session', id } });
  }
  await keepSession(session.sessionId, now);
  return { status: 200, body: { ended: ended.length } };
};
