import { tokenPrefix, type Group, type Permission } from '@dispatch/contract';
import type { Session } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { hashToken } from '../sessions/sessionStore';

/** Its last use is written once a minute, whatever it is used for. */
const tokenFind = statement('token-find', { isBrief: true })`
with found as (
  select t.token_id, t.user_id, t.scopes, t.created_at, t.expires_at, t.last_used_at,
    u.okta_login, u.group_name, u.partner_id
  from access_tokens t join users u on u.user_id = t.user_id
  where t.token_hash = :tokenHash and t.ended_at is null and t.expires_at > :now::timestamptz
    and u.deleted_at is null
), used as (
  update access_tokens t set last_used_at = :now, last_used_address = left(:address, 45)
  from found where t.token_id = found.token_id
    and (found.last_used_at is null or found.last_used_at < :now::timestamptz - interval '1 minute')
)
select token_id as "tokenId", user_id as "userId", okta_login as "login", group_name as "group",
  partner_id as "partnerId", scopes as "scopes", created_at as "createdAt", expires_at as "endsAt"
from found`.as<{ group: Group; scopes: Permission[] }>();

/** As many characters as the token of a session has, which may begin like an access token by chance. */
const sessionTokenLength = 43;

/** Whether what a caller sends as bearer is an access token, and not the token of a session. */
export const isAccessToken = (token: string): boolean =>
  token.startsWith(tokenPrefix) && token.length > sessionTokenLength;

/**
 * Who calls by an access token, and what it reaches; null when it is unknown, revoked or expired. It counts as its use,
 * from this address. Read anew for each call, so that one that is revoked is refused at once by every process.
 */
export const findToken = async (token: string, now: Date, address: string): Promise<Session | null> => {
  const found = await tokenFind.maybe({ tokenHash: hashToken(token), now, address });
  return found === undefined ? null : { ...found, sessionId: null, impersonator: null, adminSessionId: null };
};
