import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { wakeSubscriber } from '../delivery/queueDeliveries';

/** One that waits is tried at once, and so is its receiver. That it was tried before stays known: who may have it hears of a withdrawal. */
const deliveryAgain = statement('delivery-again')`
update deliveries d set state = 'queued', try_at = :now, settled_at = null, problem = null
from subscribers s
where d.delivery_number = :id and s.subscriber_id = d.subscriber_id and s.removed_at is null and s.kind = 'push'
returning d.subscriber_id as "subscriberId"`;

const receiverAskAgain = statement('receiver-ask-again')`
update subscribers set retry_at = null where subscriber_id = :subscriberId`;

export const sendDeliveryAgain: Handler<'sendDeliveryAgain'> = async ({ path, session, now }) => {
  const again = await deliveryAgain.maybe({ id: path.id, now });
  if (again === undefined) throw notFound();
  const { subscriberId } = again;
  await receiverAskAgain.run({ subscriberId });
  await wakeSubscriber(subscriberId);
  await record({
    actor: session,
    action: 'subscriber.again',
    subject: { type: 'subscriber', id: subscriberId },
    details: { delivery: path.id },
  });
  return { status: 202, body: { done: true } };
};
