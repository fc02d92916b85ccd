import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { webhookSql } from './webhookSql';

const webhooksList = statement('webhooks-list')`
select coalesce(json_agg(${webhookSql} order by w.webhook_id), '[]')::text as "list!"
from webhooks w where w.user_id = :userId`;

export const listWebhooks: Handler<'listWebhooks'> = async ({ session: { userId }, now }) => {
  const { list } = await webhooksList.one({ userId, now });
  return { status: 200, body: rawJson(list) };
};
