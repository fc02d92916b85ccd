import { inTransaction } from '../../database/database';
import { withoutTransaction } from '../../http/handler';
import { consumeLimit } from '../../http/rateLimits';
import { enqueue } from '../../jobs/queue';
import { User } from '../../models/User';

/**
 * Sends the activation mail again. The answer is the same whether or not there is such an account; whether a mail is
 * needed is decided by the job.
 */
export const sendActivation = withoutTransaction<'sendActivation'>(async ({ body }) => {
  const oktaLogin = body.email.trim().toLowerCase();
  await consumeLimit('activation-by-email', oktaLogin);
  const user = await User.findOne({ where: { oktaLogin }, attributes: ['userId'] });
  if (user !== null) {
    await inTransaction(() => enqueue('send-mail', { template: 'activation', userId: user.userId }));
  }
  return { status: 200, body: { done: true } };
});
