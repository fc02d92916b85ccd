import { createHash, randomBytes } from 'node:crypto';
import type { Group } from '@dispatch/contract';
import type { OwnSession } from '../../platform/call/handler';
import { afterCommit } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Where a session is used: the address of the browser, and how it names itself. */
export type SessionClient = { address: string; userAgent: string };

/** A session as it is stored, without what the clock decides. */
export type StoredSession = Omit<OwnSession, 'endsAt'> & { lastUsedAt: Date };

/** The hash under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new opaque token: 256 bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

type Row = {
  session_id: string;
  user_id: number;
  okta_login: string;
  group_name: Group;
  partner_id: number | null;
  created_at: Date;
  last_used_at: Date;
  admin_session_id: string | null;
  impersonator_user_id: number | null;
  impersonator_login: string | null;
};

const impersonatorOf = ({ impersonator_user_id: userId, impersonator_login: login }: Row) =>
  userId === null ? null : { userId, login: login ?? '' };

const sessionFind = statement('session-find', { isBrief: true })`
select s.session_id, s.user_id, s.created_at, s.last_used_at, s.admin_session_id,
            u.okta_login, u.group_name, u.partner_id,
            s.impersonator_user_id, i.okta_login as impersonator_login
       from sessions s join users u on u.user_id = s.user_id
            left join users i on i.user_id = s.impersonator_user_id
      where s.token_hash = :tokenHash and s.ended_at is null`;

/** The session of a token that has not been ended; null otherwise. The clock is the caller's business. */
export const findSession = async (tokenHash: Buffer): Promise<StoredSession | null> => {
  const row = await sessionFind.maybe({ tokenHash });
  if (row === undefined) return null;
  return {
    sessionId: Number(row.session_id),
    tokenId: null,
    scopes: null,
    userId: row.user_id,
    login: row.okta_login,
    group: row.group_name,
    partnerId: row.partner_id,
    impersonator: impersonatorOf(row),
    adminSessionId: row.admin_session_id === null ? null : Number(row.admin_session_id),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
};

const sessionInsert = statement('session-insert')`
insert into sessions (token_hash, user_id, created_at, last_used_at, id_token, address, user_agent)
     values (:token, :userId, :at, :at, :idToken?, :address, :userAgent) returning session_id`;

/** Begins a session and answers its token, which is nowhere stored. */
export const insertSession = async (
  userId: number,
  idToken: string | null,
  at: Date,
  client: SessionClient,
): Promise<{ token: string; sessionId: number }> => {
  const token = newToken();
  const row = await sessionInsert.maybe({
    token: hashToken(token),
    userId,
    at,
    idToken,
    address: client.address.slice(0, 45),
    userAgent: client.userAgent,
  });
  if (row === undefined) throw new Error('The session was not stored.');
  return { token, sessionId: Number(row.session_id) };
};

const sessionEnd = statement('session-end')`
with kept as (select session_id, id_token from sessions where session_id = :sessionId for update),
     ended as (
       update sessions s set ended_at = coalesce(s.ended_at, :at), id_token = null
         from kept where s.session_id = kept.session_id or s.admin_session_id = kept.session_id)
     select id_token from kept`;

/**
 * Ends a session, and those in which its owner acts for others. Answers the ID token that it kept; null when there was
 * none.
 */
export const endSession = async (sessionId: number, at: Date): Promise<string | null> => {
  const row = await sessionEnd.maybe({ sessionId, at });
  await announceEnd({ sessionId });
  return row?.id_token ?? null;
};

const sessionsEndOfUser = statement('sessions-end-of-user')`
update sessions set ended_at = :at, id_token = null
      where (user_id = :userId or impersonator_user_id = :userId) and ended_at is null`;

/**
 * Ends every session of a user, and those in which they act for others: a change of group, or an account that is
 * closed.
 */
export const endSessionsOf = async (userId: number, at: Date): Promise<void> => {
  await sessionsEndOfUser.run({ userId, at });
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

const sessionAnnounceEnd = statement('session-announce-end')`
select pg_notify(:endedChannel, :ended)`;

/** Says in every process that sessions have ended. */
export const announceEnd = async (ended: EndedSessions): Promise<void> => {
  await sessionAnnounceEnd.run({ endedChannel, ended: JSON.stringify(ended) });
  // The channel is slower than our answer: this process must know before the caller does.
  afterCommit(() => hearers.forEach((hearer) => hearer(ended)));
};

export type SessionUse = { at: Date; address: string };

const sessionsStoreUses = statement('sessions-store-uses')`
update sessions s
        set last_used_at = greatest(s.last_used_at, used.at),
            address = case when used.at >= s.last_used_at then left(used.address, 45) else s.address end
       from unnest(:ids::bigint[], :times::timestamptz[], :addresses::text[]) as used (session_id, at, address)
      where s.session_id = used.session_id`;

/** Whom another writes to at the moment is left to the next time. Who is acted for was not here. */
const usersStoreSeen = statement('users-store-seen')`
with seen as (
  select s.user_id, max(used.at at time zone 'UTC')::date as day
    from unnest(:ids::bigint[], :times::timestamptz[]) as used (session_id, at) join sessions s using (session_id)
   where s.impersonator_user_id is null group by s.user_id
), stale as (
  select u.user_id, seen.day from users u join seen using (user_id)
   where (u.last_seen_on is null or u.last_seen_on < seen.day) and u.deleted_at is null
     for no key update of u skip locked
)
update users u set last_seen_on = stale.day from stale where u.user_id = stale.user_id`;

/**
 * Writes when and from where sessions were used last, and on which day their owners were seen; an older moment never
 * replaces a newer one.
 */
export const storeUses = async (uses: ReadonlyMap<number, SessionUse>): Promise<void> => {
  const given = [...uses.values()];
  const ids = [...uses.keys()];
  const times = given.map(({ at }) => at);
  await sessionsStoreUses.run({ ids, times, addresses: given.map(({ address }) => address) });
  await usersStoreSeen.run({ ids, times });
};
