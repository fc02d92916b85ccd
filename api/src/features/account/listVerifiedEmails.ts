import type { Handler } from '../../http/handler';
import { verifiedEmailsOf } from './verifiedEmails';

/** The addresses that this account has verified; its own activated address is one of them. */
export const listVerifiedEmails: Handler<'listVerifiedEmails'> = async ({ session }) => {
  const emails = await verifiedEmailsOf(session.userId);
  return { status: 200, body: emails.map((email) => ({ email, isVerified: true })) };
};
