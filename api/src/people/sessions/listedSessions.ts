import type { Config } from '../../platform/settings/config';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { endsSql, lifetimes, liveSql } from './liveSessions';

const sessionsList = statement('sessions-list')`
select ${cappedCountSql(`select 1 from ${liveSql}`)} as "total!",
  ${pageRowsSql(`
      select s.session_id as id, s.session_id = :current as "isCurrent", s.user_agent as "userAgent", s.address,
        ${instantSql('s.created_at')} as "createdDate", ${instantSql('s.last_used_at')} as "lastUsedDate",
        ${instantSql(endsSql)} as "endsDate"
      from ${liveSql} order by s.last_used_at desc, s.session_id desc limit :limit offset :offset`)} as "rows!"`;

/**
 * The answer of a call that lists the live sessions that a user has begun, last used first, and says which of them is
 * `current`. The uses that are counted have to be written before.
 */
export const listedSessions = async (
  { userId, current }: { userId: number; current: number },
  asked: Parameters<typeof pageAsked>[0],
  config: Pick<Config, 'session'>,
  now: Date,
): Promise<ReturnType<typeof pageAnswer>> =>
  pageAnswer(await sessionsList.all({ userId, ...lifetimes(config), now, current, ...pageAsked(asked) }));
