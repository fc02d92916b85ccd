import type { OwnSession } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { announceEnd, hashToken, newToken, type SessionClient } from './sessionStore';

const sessionInsertImpersonated = statement('session-insert-impersonated')`
insert into sessions (token_hash, user_id, created_at, last_used_at, address, user_agent,
                           impersonator_user_id, admin_session_id)
     select :token, :userId, a.created_at, :at, :address, :userAgent, a.user_id, a.session_id
       from sessions a where a.session_id = :sessionId and a.ended_at is null
     returning session_id`;

/**
 * Begins a session in which staff acts for a user, and answers its token. It rests on the staff's own session: it ends
 * with that one, and never lasts longer. Null when the staff's own session has ended meanwhile.
 */
export const insertImpersonatedSession = async (
  userId: number,
  staff: OwnSession,
  at: Date,
  client: SessionClient,
): Promise<{ token: string; sessionId: number } | null> => {
  const token = newToken();
  const row = await sessionInsertImpersonated.maybe({
    token: hashToken(token),
    userId,
    sessionId: staff.sessionId,
    at,
    address: client.address.slice(0, 45),
    userAgent: client.userAgent,
  });
  return row === undefined ? null : { token, sessionId: Number(row.session_id) };
};

const sessionRenewStaff = statement('session-renew-staff')`
update sessions set token_hash = :token, last_used_at = greatest(last_used_at, :at)
      where session_id = :adminSessionId and ended_at is null returning user_id`;

/**
 * Gives the staff's own session a new token, because the browser has only the one of the impersonated session. Answers
 * it with whose session that is; null when the session has ended meanwhile.
 */
export const renewStaffSession = async (
  adminSessionId: number,
  at: Date,
): Promise<{ token: string; userId: number } | null> => {
  const token = newToken();
  const row = await sessionRenewStaff.maybe({ adminSessionId, token: hashToken(token), at });
  if (row === undefined) return null;
  await announceEnd({ sessionId: adminSessionId });
  return { token, userId: row.user_id };
};
