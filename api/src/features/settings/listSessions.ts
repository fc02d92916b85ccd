import type { Handler } from '../../call/handler';
import { cappedCountSql, type ListPage, pageAnswer, pageAsked } from '../../call/listPage';
import { query } from '../../database/database';
import { instantSql } from '../../models/releaseSql';
import { endsSql, lifetimes, liveSql } from '../../sessions/liveSessions';

const sql = `
select ${cappedCountSql(`select 1 from ${liveSql}`)} as total,
  coalesce((
    select json_agg(page) from (
      select s.session_id as id, s.session_id = $5 as "isCurrent", s.user_agent as "userAgent", s.address,
        ${instantSql('s.created_at')} as "createdDate", ${instantSql('s.last_used_at')} as "lastUsedDate",
        ${instantSql(endsSql)} as "endsDate"
      from ${liveSql} order by s.last_used_at desc, s.session_id desc limit $6 offset $7
    ) page
  ), '[]')::text as rows`;

export const listSessions: Handler<'listSessions'> = async (call) => {
  const { session, sessions, config, now } = call;
  const { limit, offset } = pageAsked(call.query);
  await sessions.write();
  const found = await query<ListPage>('sessions-list', sql, [
    session.userId,
    ...lifetimes(config),
    now,
    session.sessionId,
    limit,
    offset,
  ]);
  return pageAnswer(found);
};
