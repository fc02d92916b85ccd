import { type Call, withoutTransaction } from '../../platform/call/handler';
import { orUnavailable } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { consumeLimit } from '../../platform/http/rateLimits';
import { enqueue } from '../../platform/jobs/queue';
import type { User } from './User';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';
import { endLostTokens } from '../tokens/endLostTokens';
import { endAndRecord, managedUser, providerIdOf } from './targetUser';

/** Whether the provider has mailed a link. It has none for whom it does not know, or who has no password yet. */
const mailedByProvider = async (user: User, { ports }: Call<'resetPassword'>): Promise<boolean> => {
  const known = await providerIdOf(user, ports.identity);
  return known !== null && ports.identity.resetPassword(known);
};

/** Who has no password yet gets the mail of the registration again, whose link leads to choosing one. */
export const resetPassword = withoutTransaction<'resetPassword'>(async (call) => {
  const user = await managedUser(call.body.userId, call.session);
  await consumeLimit('password-reset-by-account', user.userId);
  const isMailed = await orUnavailable(IdentityUnavailable, () => mailedByProvider(user, call));
  await inTransaction(async () => {
    if (!isMailed) await enqueue('send-mail', { template: 'activation-again', login: user.oktaLogin });
    await endAndRecord(user, 'user.resetPassword', call);
    const { session: actor, now, requestId } = call;
    await endLostTokens(user.userId, { actor, before: now, now, ending: requestId });
  });
  return { status: 200, body: { done: true } };
});
