import { withoutTransaction } from '../../platform/call/handler';
import { orUnavailable } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';
import { endAndRecord, managedUser, providerIdOf } from './targetUser';

/** Whom the provider does not know has no second factor there, and hears of nothing. */
export const resetSecondFactor = withoutTransaction<'resetSecondFactor'>(async (call) => {
  const user = await managedUser(call.body.userId, call.session);
  const { identity } = call.ports;
  const isReset = await orUnavailable(IdentityUnavailable, async () => {
    const known = await providerIdOf(user, identity);
    if (known !== null) await identity.removeSecondFactors(known);
    return known !== null;
  });
  await inTransaction(async () => {
    const { userId } = user;
    if (isReset)
      await enqueue('send-mail', { template: 'second-factor-reset', userId, reset: call.requestId });
    await endAndRecord(user, 'user.resetSecondFactor', call);
  });
  return { status: 200, body: { done: true } };
});
