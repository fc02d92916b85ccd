import type { WebhookEvent } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';

/** Has what waits for a webhook sent, behind what others wait for. */
export const wakeWebhook = (webhookId: number): Promise<void> =>
  enqueue('send-webhooks', { webhookId }, { singletonKey: String(webhookId) });

/** One that is off has it in its log, so that it can be sent later. One that is being removed is waited for: the foreign key would refuse the row. */
const webhookMessagesAdd = statement('webhook-messages-add')`
insert into webhook_messages (webhook_id, event, data, created_at, try_at, state, settled_at, problem)
select webhook_id, :event::text, :data::jsonb, :now::timestamptz, :now::timestamptz,
  case when off_because is null then 'pending' else 'failed' end,
  case when off_because is not null then :now::timestamptz end,
  case when off_because is not null then 'The webhook was off.' end
from webhooks where user_id = :userId and :event = any(events) for key share
returning webhook_id as "webhookId", state = 'pending' as "isPending!"`;

/**
 * Queues something that has happened for the webhooks of an account that ask for it; in the transaction in which it
 * happens. `data` is what the contract's message says, but for the address of a release, of which it has the `path`.
 */
export const tellWebhooks = async (
  event: WebhookEvent,
  { userId, data, now }: { userId: number; data: object; now: Date },
): Promise<void> => {
  const rows = await webhookMessagesAdd.all({ event, userId, data: JSON.stringify(data), now });
  for (const { webhookId, isPending } of rows) if (isPending) await wakeWebhook(webhookId);
};

const pendingEnd = statement('webhook-pending-end')`
update webhook_messages set state = 'failed', settled_at = :now, problem = coalesce(problem, 'The webhook was off.')
where webhook_id = :webhookId and state = 'pending'`;

/** What waits for a webhook that is switched off is given up; it can be sent again. */
export const endPending = async (webhookId: number, now: Date): Promise<void> => {
  await pendingEnd.run({ webhookId, now });
};
