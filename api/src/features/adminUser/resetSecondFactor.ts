import { withoutTransaction } from '../../call/handler';
import { orUnavailable } from '../../call/problem';
import { inTransaction } from '../../database/database';
import { IdentityUnavailable } from '../../ports/identity/identityPort';
import { endAndRecord, managedUser, providerIdOf } from './targetUser';

/** Whom the provider does not know has no second factor there. */
export const resetSecondFactor = withoutTransaction<'resetSecondFactor'>(async (call) => {
  const user = await managedUser(call.body.userId, call.session);
  const { identity } = call.ports;
  await orUnavailable(IdentityUnavailable, async () => {
    const known = await providerIdOf(user, identity);
    if (known !== null) await identity.removeSecondFactors(known);
  });
  await inTransaction(() => endAndRecord(user, 'user.resetSecondFactor', call));
  return { status: 200, body: { done: true } };
});
