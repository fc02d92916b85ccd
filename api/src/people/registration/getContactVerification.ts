import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { usedUpUntil } from '../../platform/http/rateLimits';
import { isVerified } from './verifyContact';

const contactMailLast = statement('contact-mail-last')`select max(created_at) as at from email_tokens
      where user_id = :userId and lower(email) = :email and purpose = 'contact' and used_at is null and expires_at > :now`;

/** When the last mail with a link that still works went to this address for this account; null when there is none. */
const lastMailAt = async (userId: number, email: string, now: Date): Promise<Date | null> => {
  const row = await contactMailLast.maybe({ userId, email, now });
  return row?.at ?? null;
};

export const getContactVerification: Handler<'getContactVerification'> = async ({
  session,
  query: asked,
  now,
}) => {
  // A capital that is two characters as a small letter would make it longer than an address is.
  const email = asked.email.trim().toLowerCase().slice(0, 100);
  if (await isVerified(session.userId, email)) {
    return { status: 200, body: { email, isVerified: true, mailSentAt: null, nextMailAt: null } };
  }
  const sentAt = await lastMailAt(session.userId, email, now);
  const ends = [
    await usedUpUntil('verification-by-account', session.userId, now),
    await usedUpUntil('verification-by-email', email, now),
  ].flatMap((end) => end?.getTime() ?? []);
  const nextMailAt = ends.length === 0 ? null : new Date(Math.max(...ends)).toISOString();
  return {
    status: 200,
    body: { email, isVerified: false, mailSentAt: sentAt?.toISOString() ?? null, nextMailAt },
  };
};
