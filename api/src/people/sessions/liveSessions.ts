import type { Config } from '../../platform/settings/config';
import { statement } from '../../platform/database/statement';
import { announceEnd } from './sessionStore';

/** How long sessions last, as the statements below take it: minutes since the last use, minutes in all. */
export const lifetimes = ({
  session,
}: Pick<Config, 'session'>): { idleMinutes: number; mostMinutes: number } => ({
  idleMinutes: Math.round(session.idleMinutes),
  mostMinutes: Math.round(session.maxHours * 60),
});

/** SQL of the moment at which session `s` ends when it is not used again. */
export const endsSql =
  'least(s.last_used_at + make_interval(mins => :idleMinutes::integer), s.created_at + make_interval(mins => :mostMinutes::integer))';

/** SQL of the live sessions that a user has begun themself: not those of staff who acts for them. */
export const liveSql = `sessions s
  where s.user_id = :userId and s.ended_at is null and s.impersonator_user_id is null and ${endsSql} > :now::timestamptz`;

/**
 * Which of the sessions that a user has begun: all, one, all but one, or those that were begun before a moment;
 * `unlessKept`, but for one that the person has kept for that moment.
 */
type Which = { all: true } | { only: number } | { except: number } | { before: Date } | { unlessKept: Date };

const endSql = (which: string): string => `
with own as (select s.session_id from ${liveSql} and ${which} for update),
     ended as (
       update sessions s set ended_at = :now, id_token = null
         from own where s.ended_at is null and (s.session_id = own.session_id or s.admin_session_id = own.session_id))
     select session_id as id from own order by session_id`;

const sessionsEnd = {
  all: statement('sessions-end-own-all')`${endSql('true')}`,
  only: statement('sessions-end-own-only')`${endSql('s.session_id = :sessionId')}`,
  except: statement('sessions-end-own-except')`${endSql('s.session_id <> :sessionId')}`,
  before: statement('sessions-end-own-before')`${endSql('s.created_at < :at::timestamptz')}`,
  unlessKept: statement('sessions-end-own-unlessKept')`
${endSql(`s.created_at < :at::timestamptz and coalesce(s.kept_until, '-infinity') < :at::timestamptz`)}`,
};

type Own = { userId: number; idleMinutes: number; mostMinutes: number; now: Date };

const endThose = (own: Own, which: Which) => {
  if ('all' in which) return sessionsEnd.all.all(own);
  if ('only' in which) return sessionsEnd.only.all({ ...own, sessionId: which.only });
  if ('except' in which) return sessionsEnd.except.all({ ...own, sessionId: which.except });
  if ('before' in which) return sessionsEnd.before.all({ ...own, at: which.before });
  return sessionsEnd.unlessKept.all({ ...own, at: which.unlessKept });
};

/**
 * Ends live sessions that a user has begun themself. Those of staff who acts for them go on; those in which the user
 * acts for others end with them. Answers the ids of those that were asked for.
 */
export const endOwnSessions = async (
  userId: number,
  which: Which,
  config: Pick<Config, 'session'>,
  now: Date,
): Promise<number[]> => {
  const rows = await endThose({ userId, ...lifetimes(config), now }, which);
  const ended = rows.map(({ id }) => Number(id));
  for (const sessionId of ended) await announceEnd({ sessionId });
  return ended;
};

const keptMinutes = 15;

const sessionKeep = statement('session-keep')`
update sessions set kept_until = :keptUntil where session_id = :sessionId`;

/**
 * Keeps a session through changes of the password or second factor that its owner makes at the identity provider within
 * the next quarter of an hour: it is the one in which they have begun.
 */
export const keepSession = async (sessionId: number, now: Date): Promise<void> => {
  await sessionKeep.run({ sessionId, keptUntil: new Date(now.getTime() + keptMinutes * 60_000) });
};

const sessionsLastUse = statement('sessions-last-use')`select max(s.last_used_at) as at from ${liveSql}`;

/** When a user was active last in a live session of their own; null when they have none. */
export const lastUseOf = async (
  userId: number,
  config: Pick<Config, 'session'>,
  now: Date,
): Promise<Date | null> => {
  const { at } = await sessionsLastUse.one({ userId, ...lifetimes(config), now });
  return at;
};
