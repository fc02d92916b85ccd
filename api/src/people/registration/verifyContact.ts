import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction, query } from '../../platform/database/database';
import { consumeLimit } from '../../platform/http/rateLimits';
import { enqueue } from '../../platform/jobs/queue';
import { rememberAsked } from './verifiedEmailRows';

export const isVerified = async (userId: number, email: string): Promise<boolean> => {
  const [row] = await query<{ verified: boolean }>(
    'verified-email-check',
    `select exists (select from verified_emails where user_id = $1 and email = $2 and verified_at is not null)
         or exists (select from users where user_id = $1 and okta_login = $2 and activated_at is not null) as verified`,
    [userId, email],
  );
  return row?.verified === true;
};

/**
 * Mails a link when the address is not verified. The limits count mails, not questions, and outside of transactions.
 */
export const verifyContact = withoutTransaction<'verifyContact'>(async ({ session, body }) => {
  const email = body.entityKey.trim().toLowerCase();
  if (await isVerified(session.userId, email)) return { status: 200, body: { email, isVerified: true } };
  await consumeLimit('verification-by-account', session.userId);
  await consumeLimit('verification-by-email', email);
  await inTransaction(async () => {
    await rememberAsked(session.userId, email);
    await enqueue('send-mail', { template: 'contact-verification', userId: session.userId, email });
  });
  return { status: 202, body: { email, isVerified: false } };
});
