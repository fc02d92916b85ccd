import { mayImpersonate, message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import type { User } from './User';
import { insertImpersonatedSession } from '../sessions/impersonatedSessions';
import { lastUseOf } from '../sessions/liveSessions';
import { sessionInfo } from '../sessions/sessionInfo';
import { recentlyActive, recentlySeconds } from './recentlyActive';
import { targetUser } from './targetUser';

const refuseActive = async (userId: number, { config, now }: Call<'impersonateUser'>): Promise<void> => {
  const lastUse = await lastUseOf(userId, config, now);
  if (lastUse === null) return;
  const seconds = Math.max(0, Math.floor((now.getTime() - lastUse.getTime()) / 1000));
  if (seconds < recentlySeconds) throw recentlyActive(seconds);
};

const begin = async (call: Call<'impersonateUser'>): Promise<{ user: User; sid: string }> => {
  const { path, session, client, now } = call;
  const force = call.query.force ?? false;
  const user = await targetUser(path.id);
  if (!mayImpersonate(session.group, user.groupName)) {
    throw problem(403, 'impersonation-refused', message('impersonation-refused'));
  }
  if (!force) await refuseActive(user.userId, call);
  const begun = await insertImpersonatedSession(user.userId, session, now, client);
  if (begun === null) throw problem(401, 'no-session', message('no-session'));
  await record({
    actor: session,
    action: 'impersonation.begin',
    subject: { type: 'user', id: user.userId },
    details: { sessionId: begun.sessionId, force },
  });
  return { user, sid: begun.token };
};

/** Recorded under both names. Nobody acts for somebody out of an impersonated session: it would hide who acts. */
export const impersonateUser = withoutTransaction<'impersonateUser'>(async (call) => {
  if (call.session.impersonator !== null) {
    throw problem(403, 'not-while-impersonating', message('not-while-impersonating'));
  }
  // What the user did a moment ago has to be known.
  await call.sessions.write();
  const { user, sid } = await inTransaction(() => begin(call));
  return { status: 200, body: await sessionInfo(user, { sid, impersonating: true }, call.now) };
});
