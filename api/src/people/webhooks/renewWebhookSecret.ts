import { oldSecretHours } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { enqueue } from '../../platform/jobs/queue';
import { giveSecret } from './webhookSecret';
import { readWebhook } from './webhookSql';

const hour = 3_600_000;

export const renewWebhookSecret: Handler<'renewWebhookSecret'> = async ({
  path: { id },
  session,
  config,
  now,
}) => {
  const { userId } = session;
  await readWebhook({ id, userId, now });
  const secret = await giveSecret(id, new Date(now.getTime() + oldSecretHours * hour), config);
  const subject = { type: 'webhook', id };
  await record({ actor: session, action: 'webhook.secret', subject });
  await enqueue('mail-webhook', { webhookId: id, occasion: 'secret', at: now.toISOString() });
  return { status: 200, body: { secret, webhook: await readWebhook({ id, userId, now }) } };
};
