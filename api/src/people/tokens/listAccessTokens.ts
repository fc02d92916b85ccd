import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { accessTokenSql } from './accessTokens';

/** All that work are among them, however many have expired within a month. */
const most = 500;

const tokensList = statement('tokens-list')`
select coalesce(json_agg(listed.token), '[]')::text as "list!" from (
  select ${accessTokenSql} as token from access_tokens t
  where t.user_id = :userId and t.ended_at is null and t.expires_at > :now::timestamptz - interval '30 days'
  order by t.expires_at <= :now::timestamptz, t.token_id desc limit ${most}) listed`;

export const listAccessTokens: Handler<'listAccessTokens'> = async ({ session, now }) => {
  const { list } = await tokensList.one({ userId: session.userId, now });
  return { status: 200, body: rawJson(list) };
};
