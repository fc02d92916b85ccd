import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

/** SQL of what a caller is told of an access token `t` at the moment `now`: the wire's AccessToken. */
export const accessTokenSql = `json_build_object('id', t.token_id, 'name', t.name, 'lastFour', t.last_four,
  'scopes', t.scopes, 'createdDate', ${instantSql('t.created_at')}, 'expiresDate', ${instantSql('t.expires_at')},
  'isExpired', t.expires_at <= :now::timestamptz,
  'lastUsedDate', ${instantSql('t.last_used_at')}, 'lastUsedAddress', t.last_used_address)`;

const tokensEndOfUser = statement('tokens-end-of-user')`
update access_tokens set ended_at = :now
 where user_id = :userId and ended_at is null and created_at < :before::timestamptz
returning token_id as id, name, expires_at > :now::timestamptz as "isLive!"`;

/**
 * Ends the access tokens that a user had made before a moment: whoever knew the password then could have made them.
 * Answers their ids, and the names of those that still worked.
 */
export const endTokensOf = async (
  userId: number,
  before: Date,
  now: Date,
): Promise<{ ids: number[]; live: string[] }> => {
  const ended = await tokensEndOfUser.all({ userId, before, now });
  return {
    ids: ended.map(({ id }) => id),
    live: ended.filter(({ isLive }) => isLive).map(({ name }) => name),
  };
};
