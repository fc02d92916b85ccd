import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { readWebhook } from './webhookSql';

const webhookRemove = statement('webhook-remove')`
delete from webhooks where webhook_id = :id and user_id = :userId`;

/** What was sent, and the answers, go with it. */
export const deleteWebhook: Handler<'deleteWebhook'> = async ({ path: { id }, session, now }) => {
  const { userId } = session;
  await readWebhook({ id, userId, now });
  await webhookRemove.run({ id, userId });
  const subject = { type: 'webhook', id };
  await record({ actor: session, action: 'webhook.delete', subject });
  return { status: 204 };
};
