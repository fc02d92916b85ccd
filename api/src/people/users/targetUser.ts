import { type Act, mayManageAccount, message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Call, OperationId, Session } from '../../platform/call/handler';
import { problem, type Problem } from '../../platform/call/problem';
import { User } from './User';
import type { IdentityPort } from '../../platform/ports/identity/identityPort';
import { endOwnSessions } from '../sessions/liveSessions';

export const userMissing = (): Problem => problem(404, 'user-missing', message('user-missing'));

export const userRefused = (): Problem => problem(403, 'user-refused', message('user-refused'));

/** The account that a call of the back-office is about; the 404 when there is none, or when it was deleted. */
export const targetUser = async (userId: number): Promise<User> => {
  const user = await User.findOne({ where: { userId, deletedAt: null } });
  if (user === null) throw userMissing();
  return user;
};

/** The same, when the caller may manage it; the 403 otherwise. */
export const managedUser = async (userId: number, { group }: Session): Promise<User> => {
  const user = await targetUser(userId);
  if (!mayManageAccount(group, user.groupName)) throw userRefused();
  return user;
};

/** The id at the identity provider; null when it does not know the person. Asks it: IdentityUnavailable. */
export const providerIdOf = async (
  { providerUserId, oktaLogin }: User,
  identity: IdentityPort,
): Promise<string | null> => providerUserId ?? (await identity.findPerson(oktaLogin))?.providerUserId ?? null;

/**
 * Ends what the user has begun and records what was done to the account, with how many sessions that were. Staff who
 * acts for the user goes on.
 */
export const endAndRecord = async <Id extends OperationId>(
  user: User,
  action: Act,
  { config, now, session }: Pick<Call<Id>, 'config' | 'now'> & { session: Session },
): Promise<number> => {
  const { length: ended } = await endOwnSessions(user.userId, { all: true }, config, now);
  await record({
    actor: session,
    action,
    subject: { type: 'user', id: user.userId },
    details: { endedSessions: ended },
  });
  return ended;
};
