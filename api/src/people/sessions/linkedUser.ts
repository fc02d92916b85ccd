import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { User } from '../users/User';
import { rememberVerified } from '../registration/verifiedEmailRows';
import type { SignedIn } from '../../platform/ports/identity/identityPort';

const identityFind = statement('identity-find')`
select user_id from identities where issuer = :issuer and subject = :subject`;

const linkedUserId = async ({ issuer, subject }: SignedIn): Promise<number | null> => {
  const row = await identityFind.maybe({ issuer, subject });
  return row?.user_id ?? null;
};

const identityLink = statement('identity-link')`
insert into identities (issuer, subject, user_id) values (:issuer, :subject, :userId) on conflict (issuer, subject) do nothing`;

const link = async (user: User, { issuer, subject }: SignedIn): Promise<void> => {
  await identityLink.run({ issuer, subject, userId: user.userId });
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
