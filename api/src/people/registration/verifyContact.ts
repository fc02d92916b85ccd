import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { consumeLimit } from '../../platform/http/rateLimits';
import { enqueue } from '../../platform/jobs/queue';
import { rememberAsked } from './verifiedEmailRows';

const verifiedEmailCheck = statement('verified-email-check')`
select exists (select from verified_emails where user_id = :userId and email = :email and verified_at is not null)
         or exists (select from users where user_id = :userId and okta_login = :email and activated_at is not null) as "verified!"`;

export const isVerified = async (userId: number, email: string): Promise<boolean> => {
  const row = await verifiedEmailCheck.maybe({ userId, email });
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
