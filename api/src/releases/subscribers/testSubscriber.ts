import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { statement } from '../../platform/database/statement';
import { wakeSubscriber } from '../delivery/queueDeliveries';
import { readSubscriber } from './subscriberSql';

/** A receiver that takes nothing is asked again at once. */
const subscriberAskAgain = statement('subscriber-ask-again')`
update subscribers set retry_at = null where subscriber_id = :id`;

const testAdd = statement('delivery-test-add')`
insert into deliveries (subscriber_id, occasion, created_at, try_at) values (:id, 'test', :now, :now)`;

export const testSubscriber: Handler<'testSubscriber'> = async ({ path, session, config, now }) => {
  const { id } = path;
  const { name } = await readSubscriber(id, config);
  // The lock that puts the numbers of those who fetch in order.
  await subscriberAskAgain.run({ id });
  await testAdd.run({ id, now });
  await wakeSubscriber(id);
  await record({
    actor: session,
    action: 'subscriber.test',
    subject: { type: 'subscriber', id },
    details: { name },
  });
  return { status: 202, body: { done: true } };
};
