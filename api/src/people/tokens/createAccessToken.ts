import { message, mostTokens, permits, tokenPrefix, type CallData } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { inputProblem, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { hashToken, newToken } from '../sessions/sessionStore';
import { accessTokenSql } from './accessTokens';

type AccessToken = CallData<'createAccessToken'>['accessToken'];

/** Before it is counted: two at once are not one too many. */
const tokenOwnerHold = statement('token-owner-hold')`
select user_id from users where user_id = :userId for no key update`;

const tokenInsert = statement('token-insert')`
insert into access_tokens as t (user_id, name, scopes, token_hash, last_four, created_at, expires_at)
select :userId::integer, :name::text, :scopes::text[], :tokenHash::bytea, :lastFour::text, :now::timestamptz,
  :now::timestamptz + make_interval(days => :days::integer)
where (select count(*) from access_tokens
  where user_id = :userId and ended_at is null and expires_at > :now) < :most::integer
on conflict (user_id, lower(name)) where ended_at is null do nothing
returning ${accessTokenSql} as "accessToken!"`.as<{ accessToken: AccessToken }>();

const tokenNamed = statement('token-named')`
select name from access_tokens where user_id = :userId and lower(name) = lower(:name) and ended_at is null`;

/**
 * Makes an access token. 400 for a scope that the group of its owner does not have, 409 for a name that there is and
 * when there are too many.
 */
export const createAccessToken: Handler<'createAccessToken'> = async ({ session, body, now }) => {
  const { userId, group } = session;
  const refused = body.scopes.find((scope) => !permits(group, scope));
  if (refused !== undefined)
    throw inputProblem([
      { pointer: '/scopes', rule: 'scope', message: message('scope-not-yours', { scope: refused }) },
    ]);
  const token = `${tokenPrefix}${newToken()}`;
  const name = body.name.trim();
  const { scopes, days } = body;
  await tokenOwnerHold.one({ userId });
  const row = await tokenInsert.maybe({
    userId,
    name,
    scopes,
    tokenHash: hashToken(token),
    lastFour: token.slice(-4),
    now,
    days,
    most: mostTokens,
  });
  if (row === undefined) {
    const taken = await tokenNamed.maybe({ userId, name });
    throw taken === undefined
      ? problem(409, 'tokens-full', message('tokens-full', { count: mostTokens }))
      : problem(409, 'token-name-taken', message('token-name-taken', { name: taken.name }));
  }
  const { accessToken } = row;
  const subject = { type: 'token', id: accessToken.id };
  await record({ actor: session, action: 'token.create', subject, details: { scopes, days } });
  await enqueue('send-mail', { template: 'token-created', userId, tokenId: accessToken.id });
  return { status: 201, body: { token, accessToken } };
};
