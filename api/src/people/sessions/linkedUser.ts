import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { problem } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { User } from '../users/User';
import { rememberVerified } from '../registration/verifiedEmailRows';
import type { SignedIn } from '../../platform/ports/identity/identityPort';

const linkedUserId = async ({ issuer, subject }: SignedIn): Promise<number | null> => {
  const [row] = await query<{ user_id: number }>(
    'identity-find',
    'select user_id from identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return row?.user_id ?? null;
};

const link = async (user: User, { issuer, subject }: SignedIn): Promise<void> => {
  await query(
    'identity-link',
    'insert into identities (issuer, subject, user_id) values ($1, $2, $3) on conflict (issuer, subject) do nothing',
    [issuer, subject, user.userId],
  );
  await record({
    actor: 'registration',
    action: 'identity.link',
    subject: { type: 'user', id: user.userId },
    details: { issuer },
  });
};

export const linkedUser = async (
  signedIn: SignedIn,
  now: Date,
): Promise<{ user: User; isFirst: boolean }> => {
  const userId = await linkedUserId(signedIn);
  if (userId !== null) return { user: await User.findByPk(userId, { rejectOnEmpty: true }), isFirst: false };
  if (!signedIn.emailVerified) {
    throw problem(403, 'email-not-verified', message('provider-email-not-verified'));
  }
  const user = await User.findOne({ where: { oktaLogin: signedIn.email.toLowerCase() } });
  if (user === null) {
    throw problem(403, 'no-account', message('no-account'));
  }
  // Whom the provider knew before has a password and a verified address: the mailed link would prove nothing more.
  if (user.activatedAt === null && user.knownAtProvider) {
    await user.update({ activatedAt: now });
    await rememberVerified(user.userId, user.oktaLogin, now);
  }
  if (user.activatedAt !== null) await link(user, signedIn);
  return { user, isFirst: true };
};
