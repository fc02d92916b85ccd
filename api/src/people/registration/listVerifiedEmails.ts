import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { verifiedEmailsOf } from './verifiedEmails';

/** One page of the addresses that this account has verified; its own activated address is one of them. */
export const listVerifiedEmails: Handler<'listVerifiedEmails'> = async ({ session, query: asked }) => {
  const { limit, offset } = pageAsked(asked);
  const { emails, total } = await verifiedEmailsOf(session.userId, limit, offset);
  return {
    status: 200,
    body: emails.map((email) => ({ email, isVerified: true })),
    headers: countHeaders(total),
  };
};
