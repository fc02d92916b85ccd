import type { Handler } from '../../platform/call/handler';
import { cappedCountSql, pageAnswer, pageAsked, pageRowsSql } from '../../platform/call/listPage';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { readWebhook } from './webhookSql';

const found = `from webhook_messages m where m.webhook_id = :id and (:state?::text is null or m.state = :state?)`;

const webhookMessagesList = statement('webhook-messages-list')`
select ${cappedCountSql(`select 1 ${found}`)} as "total!",
  ${pageRowsSql(`
    select m.message_id as id, m.event as type,
      coalesce(left(m.data ->> 'headline', 500), 'Order ' || (m.data ->> 'orderNumber'), '') as about, m.state,
      ${instantSql('m.created_at')} as "createdDate", ${instantSql('m.settled_at')} as "settledDate", m.tries,
      case when m.state = 'pending' and m.tries > 0 then ${instantSql('m.try_at')} end as "nextDate",
      left(m.problem, 500) as problem
    ${found} order by m.message_number desc limit :limit offset :offset`)} as "rows!"`;

export const listWebhookMessages: Handler<'listWebhookMessages'> = async ({
  path: { id },
  query: asked,
  session: { userId },
  now,
}) => {
  await readWebhook({ id, userId, now });
  const state = asked.state ?? null;
  return pageAnswer(await webhookMessagesList.all({ id, state, ...pageAsked(asked) }));
};
