import type { Config } from '../../platform/settings/config';
import { query } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { announceEnd } from './sessionStore';

/** How long sessions last, as the values of the statements below: minutes since the last use, minutes in all. */
export const lifetimes = ({ session }: Pick<Config, 'session'>): [idle: number, most: number] => [
  Math.round(session.idleMinutes),
  Math.round(session.maxHours * 60),
];

/** SQL of the moment at which session `s` ends when it is not used again; $2 and $3 are the lifetimes. */
export const endsSql =
  'least(s.last_used_at + make_interval(mins => $2::integer), s.created_at + make_interval(mins => $3::integer))';

/**
 * SQL of the live sessions that the user $1 has begun themself: not those of staff who acts for them. $4 is the present
 * moment.
 */
export const liveSql = `sessions s
  where s.user_id = $1 and s.ended_at is null and s.impersonator_user_id is null and ${endsSql} > $4::timestamptz`;

/**
 * Which of the sessions that a user has begun: all, one, all but one, or those that were begun before a moment;
 * `unlessKept`, but for one that the person has kept for that moment.
 */
type Which = { all: true } | { only: number } | { except: number } | { before: Date } | { unlessKept: Date };

const whichSql = {
  all: '$5::boolean',
  only: 's.session_id = $5',
  except: 's.session_id <> $5',
  before: 's.created_at < $5::timestamptz',
  unlessKept: `s.created_at < $5::timestamptz and coalesce(s.kept_until, '-infinity') < $5::timestamptz`,
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
  const [[kind, value]] = Object.entries(which) as [[keyof typeof whichSql, true | number | Date]];
  const rows = await query<{ session_id: string }>(
    `sessions-end-own-${kind}`,
    `with own as (select s.session_id from ${liveSql} and ${whichSql[kind]} for update),
     ended as (
       update sessions s set ended_at = $4, id_token = null
         from own where s.ended_at is null and (s.session_id = own.session_id or s.admin_session_id = own.session_id))
     select session_id from own order by session_id`,
    [userId, ...lifetimes(config), now, value],
  );
  const ended = rows.map(({ session_id: id }) => Number(id));
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

/** When a user was active last in a live session of their own; null when they have none. */
export const lastUseOf = async (
  userId: number,
  config: Pick<Config, 'session'>,
  now: Date,
): Promise<Date | null> => {
  const [row] = await query<{ at: Date | null }>(
    'sessions-last-use',
    `select max(s.last_used_at) as at from ${liveSql}`,
    [userId, ...lifetimes(config), now],
  );
  return row?.at ?? null;
};
