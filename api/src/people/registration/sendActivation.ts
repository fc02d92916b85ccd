import { withoutTransaction } from '../../platform/call/handler';
import { inTransaction } from '../../platform/database/database';
import { consumeLimit } from '../../platform/http/rateLimits';
import { enqueue } from '../../platform/jobs/queue';

/** Same answer, in the same time, whether or not there is such an account: the job looks for it. */
export const sendActivation = withoutTransaction<'sendActivation'>(async ({ body }) => {
  const login = body.email.trim().toLowerCase();
  await consumeLimit('activation-by-email', login);
  await inTransaction(() => enqueue('send-mail', { template: 'activation-again', login }));
  return { status: 200, body: { done: true } };
});
