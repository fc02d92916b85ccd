import { type components, message } from '@dispatch/contract';
import { notFound, problem, type Problem } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { statement } from '../../platform/database/statement';

export type Webhook = components['schemas']['Webhook'];

/** Counts are exact up to here. */
const mostCounted = 10_000;

/** Tests that failed are not counted, since they are not sent again with the others. */
const countSql = (where: string): string => `(select count(*)::integer from (
  select 1 from webhook_messages m where m.webhook_id = w.webhook_id and ${where} limit ${mostCounted}) counted)`;

/** SQL of a webhook `w` as its owner sees it, at `:now`. */
export const webhookSql = `jsonb_build_object('id', w.webhook_id, 'address', w.address, 'events', w.events,
  'isOn', w.off_because is null, 'offBecause', w.off_because, 'createdDate', ${instantSql('w.created_at')},
  'secondSecretUntil', case when w.old_secret_until > :now::timestamptz then ${instantSql('w.old_secret_until')} end,
  'failingDate', ${instantSql('w.failing_since')}, 'lastDeliveredDate', ${instantSql('w.delivered_at')},
  'pending', ${countSql(`m.state = 'pending'`)}, 'failed', ${countSql(`m.state = 'failed' and m.event <> 'webhook.test'`)})`;

const webhookRead = statement('webhook-read')`
select ${webhookSql} as "webhook!" from webhooks w
where w.webhook_id = :id and w.user_id = :userId`.as<{ webhook: Webhook }>();

/** Throws 404, also for one of somebody else. */
export const readWebhook = async (of: { id: number; userId: number; now: Date }): Promise<Webhook> => {
  const row = await webhookRead.maybe(of);
  if (row === undefined) throw notFound();
  return row.webhook;
};

const webhookLock = statement('webhook-lock')`
select off_because as "offBecause" from webhooks where webhook_id = :id and user_id = :userId for no key update`;

/** Holds it until the transaction ends. Throws 404, and 409 when it is off. */
export const lockWebhookThatIsOn = async (of: { id: number; userId: number }): Promise<void> => {
  const row = await webhookLock.maybe(of);
  if (row === undefined) throw notFound();
  if (row.offBecause !== null) throw problem(409, 'webhook-off', message('webhook-off'));
};

const addressTaken = (): Problem =>
  problem(409, 'webhook-address-taken', message('webhook-address-taken'), {
    fields: [{ pointer: '/address', rule: 'taken', message: message('webhook-address-taken') }],
  });

/** Does what gives a webhook an address. Throws 409 when another one of the account has it. */
export const orAddressTaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'webhooks_user_id_address_key')) throw error;
    throw addressTaken();
  }
};
