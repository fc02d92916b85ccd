import { query } from '../../database/database';
import type { Handler } from '../../http/handler';
import { endsSql, lifetimes, liveSql } from '../../http/liveSessions';
import { rawJson } from '../../http/rawJson';
import { cappedCountSql, countHeaders } from '../../http/totalCount';
import { instantSql } from '../../models/releaseSql';

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

/** Where the user is signed in, last used first. */
export const listSessions: Handler<'listSessions'> = async (call) => {
  const { session, sessions, config, now } = call;
  const { pageNumber = 1, limit = 200 } = call.query;
  await sessions.write();
  const [page] = await query<{ total: number; rows: string }>('sessions-list', sql, [
    session.userId,
    ...lifetimes(config),
    now,
    session.sessionId,
    limit,
    (pageNumber - 1) * limit,
  ]);
  return { status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) };
};
