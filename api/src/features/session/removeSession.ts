import { record } from '../../audit';
import type { Handler } from '../../http/handler';
import { endSession } from '../../http/sessionStore';

/** Signs out here; the ID token lets the browser sign out at the provider as well. */
export const removeSession: Handler<'removeSession'> = async ({ session, now }) => {
  const idToken = await endSession(session.sessionId, now);
  await record({
    actor: session,
    action: 'session.end',
    subject: { type: 'session', id: session.sessionId },
  });
  return { status: 200, body: idToken ?? 'Ok' };
};
