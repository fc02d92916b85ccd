import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Answer, type Call, withoutTransaction } from '../../platform/call/handler';
import { orUnavailable, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { User } from '../users/User';
import { rememberVerified } from './verifiedEmailRows';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';
import { type EmailToken, findEmailToken, returnEmailToken, useEmailToken } from './emailTokens';
import { ensureProviderPerson } from './providerPerson';

const next = {
  activation:
    'If you have not chosen a password yet, ask for a new activation email at {site}/sendactivation.',
  contact: 'If the address still counts as not verified, ask for a new email in the release.',
} as const;

/** The message is short, because it stands in a heading; what to do next is in the detail. */
const unusable = (status: 404 | 409, code: `token-${'unknown' | 'expired' | 'used'}`, nextStep: string) =>
  problem(status, code, message(code), { detail: `${message(code)} ${nextStep}` });

const forged = () => unusable(404, 'token-unknown', 'Please check that you have opened all of it.');

const nextStepOf = (token: EmailToken, site: string): string => next[token.purpose].replace('{site}', site);

/** Refuses a token that is unknown, used or too old, and says what to do next. */
const usable = (token: EmailToken | null, now: Date, site: string): EmailToken => {
  if (token === null) throw forged();
  if (token.usedAt !== null) throw used(token, site);
  if (token.expiresAt <= now) throw unusable(404, 'token-expired', nextStepOf(token, site));
  return token;
};

const used = (token: EmailToken, site: string) => unusable(409, 'token-used', nextStepOf(token, site));

const verifyContactAddress = async (
  { userId, email }: EmailToken,
  now: Date,
): Promise<Answer<'verifyEmail'>> => {
  await inTransaction(async () => {
    await rememberVerified(userId, email, now);
    await record({ actor: 'registration', action: 'email.verify', subject: { type: 'user', id: userId } });
  });
  return { status: 200, body: { email, purpose: 'contact', passwordUrl: null } };
};

const activate = async (
  { userId, email }: EmailToken,
  { ports, now }: Call<'verifyEmail'>,
): Promise<Answer<'verifyEmail'>> => {
  const user = await User.findByPk(userId, { rejectOnEmpty: true });
  const { providerUserId } = await ensureProviderPerson(user, ports.identity);
  const passwordUrl = await ports.identity.activatePerson(providerUserId);
  await inTransaction(async () => {
    await user.update({ activatedAt: user.activatedAt ?? now });
    await rememberVerified(userId, email, now);
    await record({ actor: 'registration', action: 'user.activate', subject: { type: 'user', id: userId } });
  });
  return { status: 200, body: { email, purpose: 'activation', passwordUrl } };
};

/** Once. While the provider is silent the token stays as it was; after a registration it activates the person. */
export const verifyEmail = withoutTransaction<'verifyEmail'>(async (call) => {
  const { path, now, config } = call;
  const { encryptedToken } = path;
  const token = usable(await findEmailToken(encryptedToken), now, config.publicUrl);
  if (!(await useEmailToken(encryptedToken, now))) throw used(token, config.publicUrl);
  try {
    return await orUnavailable(IdentityUnavailable, () =>
      token.purpose === 'contact' ? verifyContactAddress(token, now) : activate(token, call),
    );
  } catch (error) {
    await returnEmailToken(encryptedToken);
    throw error;
  }
});
