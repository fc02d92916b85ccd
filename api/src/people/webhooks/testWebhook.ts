import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { askAtOnce } from './sendWebhookMessageAgain';
import { lockWebhookThatIsOn } from './webhookSql';

const testAdd = statement('webhook-test-add')`
insert into webhook_messages (webhook_id, event, data, created_at, try_at) values (:id, 'webhook.test', '{}', :now, :now)`;

export const testWebhook: Handler<'testWebhook'> = async ({ path: { id }, session, now }) => {
  await lockWebhookThatIsOn({ id, userId: session.userId });
  await testAdd.run({ id, now });
  await askAtOnce(id);
  await record({ actor: session, action: 'webhook.test', subject: { type: 'webhook', id } });
  return { status: 202, body: { done: true } };
};
