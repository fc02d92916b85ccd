import type { Handler } from '../../http/handler';
import { countHeaders } from '../../http/totalCount';
import { verifiedEmailsOf } from './verifiedEmails';

/** One page of the addresses that this account has verified; its own activated address is one of them. */
export const listVerifiedEmails: Handler<'listVerifiedEmails'> = async ({ session, query: asked }) => {
  const { pageNumber = 1, limit = 200 } = asked;
  const { emails, total } = await verifiedEmailsOf(session.userId, limit, (pageNumber - 1) * limit);
  return {
    status: 200,
    body: emails.map((email) => ({ email, isVerified: true })),
    headers: countHeaders(total),
  };
};
