import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { fixed, readSubscriber } from './subscriberSql';

const subscriberRemove = statement('subscriber-remove')`
update subscribers set removed_at = :now, sealed_secret = null, token_hash = null where subscriber_id = :id`;

const waitingEnd = statement('subscriber-waiting-end')`
update deliveries set state = 'dropped', settled_at = :now, problem = 'The subscriber was removed.'
where subscriber_id = :id and state = 'queued'`;

/** The row stays, for the histories of releases. */
export const deleteSubscriber: Handler<'deleteSubscriber'> = async ({ path, session, config, now }) => {
  const { id } = path;
  const { name, isDownstream } = await readSubscriber(id, config);
  if (isDownstream) throw fixed();
  await subscriberRemove.run({ id, now });
  await waitingEnd.run({ id, now });
  await record({
    actor: session,
    action: 'subscriber.delete',
    subject: { type: 'subscriber', id },
    details: { name },
  });
  return { status: 204 };
};
