import type { Session } from '../../platform/call/handler';
import { query } from '../../platform/database/database';
import { announceEnd, hashToken, newToken, type SessionClient } from './sessionStore';

/**
 * Begins a session in which staff acts for a user, and answers its token. It rests on the staff's own session: it ends
 * with that one, and never lasts longer. Null when the staff's own session has ended meanwhile.
 */
export const insertImpersonatedSession = async (
  userId: number,
  staff: Session,
  at: Date,
  client: SessionClient,
): Promise<{ token: string; sessionId: number } | null> => {
  const token = newToken();
  const [row] = await query<{ session_id: string }>(
    'session-insert-impersonated',
    `insert into sessions (token_hash, user_id, created_at, last_used_at, address, user_agent,
                           impersonator_user_id, admin_session_id)
     select $1, $2, a.created_at, $4, $5, $6, a.user_id, a.session_id
       from sessions a where a.session_id = $3 and a.ended_at is null
     returning session_id`,
    [hashToken(token), userId, staff.sessionId, at, client.address.slice(0, 45), client.userAgent],
  );
  return row === undefined ? null : { token, sessionId: Number(row.session_id) };
};

/**
 * Gives the staff's own session a new token, because the browser has only the one of the impersonated session. Answers
 * it with whose session that is; null when the session has ended meanwhile.
 */
export const renewStaffSession = async (
  adminSessionId: number,
  at: Date,
): Promise<{ token: string; userId: number } | null> => {
  const token = newToken();
  const [row] = await query<{ user_id: number }>(
    'session-renew-staff',
    `update sessions set token_hash = $2, last_used_at = greatest(last_used_at, $3)
      where session_id = $1 and ended_at is null returning user_id`,
    [adminSessionId, hashToken(token), at],
  );
  if (row === undefined) return null;
  await announceEnd({ sessionId: adminSessionId });
  return { token, userId: row.user_id };
};
