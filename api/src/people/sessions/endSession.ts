import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { endOwnSessions } from './liveSessions';

/** Signs out one other session of the user. Ended ones, somebody else's and those of staff who acts are 404. */
export const endSession: Handler<'endSession'> = async ({ path, session, config, now }) => {
  if (path.id === session.sessionId) {
    throw problem(409, 'session-current', message('session-current'));
  }
  const [ended] = await endOwnSessions(session.userId, { only: path.id }, config, now);
  if (ended === undefined) throw notFound();
  await record({ actor: session, action: 'session.endOther', subject: { type: 'session', id: ended } });
  return { status: 204 };
};
