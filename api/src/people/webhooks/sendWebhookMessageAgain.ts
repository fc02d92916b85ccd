import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { wakeWebhook } from './tellWebhooks';
import { lockWebhookThatIsOn } from './webhookSql';

const webhookAskAgain = statement('webhook-ask-again')`
update webhooks set retry_at = null where webhook_id = :id`;

/** A receiver that takes nothing is asked again at once. */
export const askAtOnce = async (id: number): Promise<void> => {
  await webhookAskAgain.run({ id });
  await wakeWebhook(id);
};

const messageFound = statement('webhook-of-message')`
select w.webhook_id as id from webhook_messages m join webhooks w using (webhook_id)
where m.message_id = :messageId and w.user_id = :userId`;

const messageAgain = statement('webhook-message-again')`
update webhook_messages set state = 'pending', try_at = :now, settled_at = null, problem = null, tries_before = tries
where message_id = :messageId`;

/** It has as many tries before it as a new one. */
export const sendWebhookMessageAgain: Handler<'sendWebhookMessageAgain'> = async ({ path, session, now }) => {
  const { userId } = session;
  const messageId = path.id;
  const found = await messageFound.maybe({ messageId, userId });
  if (found === undefined) throw notFound();
  const { id } = found;
  await lockWebhookThatIsOn({ id, userId });
  await messageAgain.run({ messageId, now });
  await askAtOnce(id);
  const subject = { type: 'webhook', id };
  await record({ actor: session, action: 'webhook.again', subject, details: { message: messageId } });
  return { status: 202, body: { done: true } };
};
