import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';

const tokenRevoke = statement('token-revoke')`
update access_tokens set ended_at = :now
 where token_id = :id and user_id = :userId and ended_at is null returning token_id as id`;

export const revokeAccessToken: Handler<'revokeAccessToken'> = async ({ path, session, now }) => {
  const revoked = await tokenRevoke.maybe({ id: path.id, userId: session.userId, now });
  if (revoked === undefined) throw notFound();
  await record({ actor: session, action: 'token.revoke', subject: { type: 'token', id: revoked.id } });
  return { status: 204 };
};
