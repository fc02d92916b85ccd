import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { User } from '../users/User';
import { renewStaffSession } from './impersonatedSessions';
import { sessionInfo } from './sessionInfo';
import { endSession } from './sessionStore';

/** Under a new token. A session of the staff that has ended takes the impersonated one with it, and is a 401. */
export const restoreAdmin: Handler<'restoreAdmin'> = async ({ session, now }) => {
  const { adminSessionId, impersonator } = session;
  if (adminSessionId === null || impersonator === null) {
    throw problem(409, 'not-impersonating', message('not-impersonating'));
  }
  await endSession(session.sessionId, now);
  const renewed = await renewStaffSession(adminSessionId, now);
  if (renewed === null) throw problem(401, 'no-session', message('no-session'));
  await record({
    actor: session,
    action: 'impersonation.end',
    subject: { type: 'user', id: session.userId },
  });
  const staff = await User.findByPk(renewed.userId, { rejectOnEmpty: true });
  return {
    status: 200,
    body: await sessionInfo(staff, { sid: renewed.token, impersonating: false }, now),
  };
};
