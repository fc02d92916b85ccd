import { message, mostWebhooks } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { withoutTransaction } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { webhookAddress } from './webhookAddress';
import { giveSecret } from './webhookSecret';
import { orAddressTaken, readWebhook } from './webhookSql';

/** Before they are counted: two at once are not one too many. */
const webhookOwnerHold = statement('webhook-owner-hold')`
select user_id from users where user_id = :userId for no key update`;

const webhookAdd = statement('webhook-add')`
insert into webhooks (user_id, address, events, created_at)
select :userId::integer, :address::text, :events::text[], :now::timestamptz
where (select count(*) from webhooks where user_id = :userId) < :most::integer
returning webhook_id as id`;

/** Its owner is told by mail: somebody else could have had everything sent to themselves. */
export const createWebhook = withoutTransaction<'createWebhook'>(
  async ({ body, session, ports, config, now }) => {
    const { userId } = session;
    const { events } = body;
    const address = webhookAddress(body.address, ports.webhooks);
    const made = await orAddressTaken(() =>
      inTransaction(async () => {
        await webhookOwnerHold.one({ userId });
        const row = await webhookAdd.maybe({ userId, address, events, now, most: mostWebhooks });
        if (row === undefined)
          throw problem(409, 'webhooks-full', message('webhooks-full', { count: mostWebhooks }));
        const { id } = row;
        const secret = await giveSecret(id, now, config);
        const subject = { type: 'webhook', id };
        await record({ actor: session, action: 'webhook.create', subject, details: { events } });
        await enqueue('mail-webhook', { webhookId: id, occasion: 'created', at: now.toISOString() });
        return { id, secret };
      }),
    );
    const webhook = await readWebhook({ id: made.id, userId, now });
    return { status: 201, body: { secret: made.secret, webhook } };
  },
);
