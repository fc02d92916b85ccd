import { record } from '../../audit';
import type { Handler } from '../../http/handler';
import { endOwnSessions } from '../../http/liveSessions';

/** Signs out all sessions of the user but the one that makes the call. */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ session, config, now }) => {
  const ended = await endOwnSessions(session.userId, { except: session.sessionId }, config, now);
  for (const id of ended) {
    await record({ actor: session, action: 'session.endOther', subject: { type: 'session', id } });
  }
  return { status: 200, body: { ended: ended.length } };
};
