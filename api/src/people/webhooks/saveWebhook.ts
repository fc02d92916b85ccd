import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { endPending, wakeWebhook } from './tellWebhooks';
import { webhookAddress } from './webhookAddress';
import { orAddressTaken, readWebhook } from './webhookSql';

/** Whatever was known of its failures is forgotten: it is tried anew. */
const webhookSave = statement('webhook-save')`
update webhooks w set address = :address, events = :events::text[], retry_at = null, failures = 0, failing_since = null,
  warned_at = null, off_because = case when :isOn::boolean then null else coalesce(off_because, 'owner') end
from (select webhook_id, address from webhooks where webhook_id = :id and user_id = :userId for no key update) before
where w.webhook_id = before.webhook_id
returning before.address as before`;

/** Its owner is told by mail of another address: somebody else could have had everything sent to themselves. */
const save = async (call: Call<'saveWebhook'>): Promise<void> => {
  const { path, body, session, ports, now } = call;
  const { id } = path;
  const { events, isOn } = body;
  const address = webhookAddress(body.address, ports.webhooks);
  const row = await webhookSave.maybe({ id, userId: session.userId, address, events, isOn });
  if (row === undefined) throw notFound();
  const { before } = row;
  if (isOn) await wakeWebhook(id);
  else await endPending(id, now);
  const subject = { type: 'webhook', id };
  const moved = before === address ? {} : { host: { from: new URL(before).host, to: new URL(address).host } };
  await record({ actor: session, action: 'webhook.save', subject, details: { events, isOn, ...moved } });
  if (before !== address)
    await enqueue('mail-webhook', { webhookId: id, occasion: 'address', at: now.toISOString(), before });
};

export const saveWebhook = withoutTransaction<'saveWebhook'>(async (call) => {
  await orAddressTaken(() => inTransaction(() => save(call)));
  const { path, session, now } = call;
  return { status: 200, body: await readWebhook({ id: path.id, userId: session.userId, now }) };
});
