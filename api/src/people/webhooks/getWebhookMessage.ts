import type { CallData } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { type StoredMessage, webhookBody } from './webhookBody';

type Tries = CallData<'getWebhookMessage'>['tries'];

const webhookMessageRead = statement('webhook-message-read')`
select m.event, m.data, m.created_at as "createdAt", (
  select coalesce(jsonb_agg(jsonb_build_object('at', ${instantSql('t.at')}, 'status', t.status,
    'milliseconds', t.milliseconds, 'answer', t.answer, 'problem', t.problem)), '[]')
  from (select * from webhook_tries where message_number = m.message_number order by at desc limit 50) t) as "tries!"
from webhook_messages m join webhooks w using (webhook_id)
where m.message_id = :id and w.user_id = :userId`.as<StoredMessage & { tries: Tries }>();

export const getWebhookMessage: Handler<'getWebhookMessage'> = async ({ path, session, config }) => {
  const row = await webhookMessageRead.maybe({ id: path.id, userId: session.userId });
  if (row === undefined) throw notFound();
  return { status: 200, body: { body: webhookBody(row, config), tries: row.tries } };
};
