import { createHash, randomBytes } from 'node:crypto';
import type { Group } from '@dispatch/contract';
import { afterCommit, query } from '../database/database';
import type { Session } from './handler';

/** A session as it is stored, without what the clock decides. */
export type StoredSession = Omit<Session, 'endsAt'> & { lastUsedAt: Date };

/** The hash under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new opaque token: 256 bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

type Row = {
  session_id: string;
  user_id: number;
  okta_login: string;
  email: string;
  group_name: Group;
  first_name: string;
  last_name: string;
  partner_id: number | null;
  created_at: Date;
  last_used_at: Date;
};

/** The session of a token that has not been ended; null otherwise. The clock is the caller's business. */
export const findSession = async (tokenHash: Buffer): Promise<StoredSession | null> => {
  const [row] = await query<Row>(
    'session-find',
    `select s.session_id, s.user_id, s.created_at, s.last_used_at,
            u.okta_login, u.email, u.group_name, u.first_name, u.last_name, u.partner_id
       from sessions s join users u on u.user_id = s.user_id
      where s.token_hash = $1 and s.ended_at is null`,
    [tokenHash],
  );
  if (row === undefined) return null;
  return {
    sessionId: Number(row.session_id),
    userId: row.user_id,
    login: row.okta_login,
    email: row.email,
    group: row.group_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    partnerId: row.partner_id,
    impersonator: null,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
};

/** Begins a session and answers its token, which is nowhere stored. */
export const insertSession = async (
  userId: number,
  idToken: string | null,
  at: Date,
): Promise<{ token: string; sessionId: number }> => {
  const token = newToken();
  const [row] = await query<{ session_id: string }>(
    'session-insert',
    `insert into sessions (token_hash, user_id, created_at, last_used_at, id_token)
     values ($1, $2, $3, $3, $4) returning session_id`,
    [hashToken(token), userId, at, idToken],
  );
  if (row === undefined) throw new Error('The session was not stored.');
  return { token, sessionId: Number(row.session_id) };
};

/** Ends a session and answers the ID token that it kept; null when there was none. */
export const endSession = async (sessionId: number, at: Date): Promise<string | null> => {
  const [row] = await query<{ id_token: string | null }>(
    'session-end',
    `with kept as (select session_id, id_token from sessions where session_id = $1 for update)
     update sessions s set ended_at = coalesce(s.ended_at, $2), id_token = null
       from kept where s.session_id = kept.session_id returning kept.id_token`,
    [sessionId, at],
  );
  await announceEnd({ sessionId });
  return row?.id_token ?? null;
};

/** Ends every session of a user: a change of group, or an account that is closed. */
export const endSessionsOf = async (userId: number, at: Date): Promise<void> => {
  await query(
    'sessions-end-of-user',
    'update sessions set ended_at = $2, id_token = null where user_id = $1 and ended_at is null',
    [userId, at],
  );
  await announceEnd({ userId });
};

/** The channel on which every process hears of ended sessions. */
export const endedChannel = 'session_ended';

/** What the channel carries. */
export type EndedSessions = { sessionId: number } | { userId: number };

const hearers = new Set<(ended: EndedSessions) => void>();

/** Hears of sessions that this process ends, as soon as that is committed. Answers how to stop hearing. */
export const onEndedHere = (hearer: (ended: EndedSessions) => void): (() => void) => {
  hearers.add(hearer);
  return () => hearers.delete(hearer);
};

const announceEnd = async (ended: EndedSessions): Promise<void> => {
  await query('session-announce-end', 'select pg_notify($1, $2)', [endedChannel, JSON.stringify(ended)]);
  // The channel is slower than our answer: this process must know before the caller does.
  afterCommit(() => hearers.forEach((hearer) => hearer(ended)));
};

/** Writes when sessions were used last; an older moment never replaces a newer one. */
export const storeUses = async (uses: ReadonlyMap<number, Date>): Promise<void> => {
  await query(
    'sessions-store-uses',
    `update sessions s set last_used_at = greatest(s.last_used_at, used.at)
       from unnest($1::bigint[], $2::timestamptz[]) as used (session_id, at)
      where s.session_id = used.session_id`,
    [[...uses.keys()], [...uses.values()]],
  );
};
