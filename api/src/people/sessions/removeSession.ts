import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { endSession } from './sessionStore';

/** The ID token lets the browser sign out at the provider. With the staff's own session the impersonated one ends. */
export const removeSession: Handler<'removeSession'> = async ({ session, now }) => {
  const idToken = await endSession(session.adminSessionId ?? session.sessionId, now);
  await record({
    actor: session,
    action: 'session.end',
    subject: { type: 'session', id: session.sessionId },
  });
  return { status: 200, body: idToken ?? 'Ok' };
};
