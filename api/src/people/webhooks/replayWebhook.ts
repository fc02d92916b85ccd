import { webhookLogDays } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { askAtOnce } from './sendWebhookMessageAgain';
import { lockWebhookThatIsOn } from './webhookSql';

const failedAgain = statement('webhook-failed-again')`
update webhook_messages set state = 'pending', try_at = :now, settled_at = null, problem = null, tries_before = tries
where webhook_id = :id and state = 'failed' and event <> 'webhook.test'
  and created_at > :now::timestamptz - make_interval(days => :days)`;

export const replayWebhook: Handler<'replayWebhook'> = async ({ path: { id }, session, now }) => {
  await lockWebhookThatIsOn({ id, userId: session.userId });
  const count = await failedAgain.run({ id, now, days: webhookLogDays });
  if (count > 0) await askAtOnce(id);
  const subject = { type: 'webhook', id };
  await record({ actor: session, action: 'webhook.again', subject, details: { count } });
  return { status: 202, body: { count } };
};
