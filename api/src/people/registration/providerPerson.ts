import { User } from '../users/User';
import type { IdentityPort } from '../../platform/ports/identity/identityPort';

/** Statuses in which somebody has chosen no password yet. */
const withoutPassword = new Set(['STAGED', 'PROVISIONED']);

/**
 * Repeating it after a crash finds the same person. Not in a transaction: it asks the provider. IdentityUnavailable.
 */
export const ensureProviderPerson = async (
  user: User,
  identity: IdentityPort,
): Promise<{ providerUserId: string; isNew: boolean }> => {
  if (user.providerUserId !== null) {
    return { providerUserId: user.providerUserId, isNew: !user.knownAtProvider };
  }
  const { email, firstName, lastName, organization } = user;
  const found = await identity.findPerson(user.oktaLogin);
  const person = found ?? (await identity.createPerson({ email, firstName, lastName, organization }));
  // One of ours that a crash left behind has no password yet and counts as new.
  const isNew = found === null || withoutPassword.has(found.status);
  await user.update({ providerUserId: person.providerUserId, knownAtProvider: !isNew });
  return { providerUserId: person.providerUserId, isNew };
};

/** Whether an account still waits for its activation, or its owner for a first password. Asks the provider. */
export const waitsForActivation = async (user: User, identity: IdentityPort): Promise<boolean> => {
  if (user.activatedAt === null) return true;
  const person = await identity.findPerson(user.oktaLogin);
  return person !== null && withoutPassword.has(person.status);
};
