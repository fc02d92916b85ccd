import type { Handler } from '../../platform/call/handler';

/** Reads the remaining time of the session; with `extend` it counts as use. */
export const checkSession: Handler<'checkSession'> = async ({ session, sessions, body, now, client }) => {
  const endsAt = body?.extend === true ? sessions.use(session, now, client.address) : session.endsAt;
  const sessionTTL = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000));
  return { status: 200, body: { oktaLogin: session.login, sessionTTL } };
};
