import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { assertSavedCard, subscriptionOf } from './subscriptionRows';

// What was refused with the old card is tried with the new one at once.
const subscriptionCard = statement('subscription-card')`
update subscriptions set payment_method_id = :paymentMethodId,
       next_attempt_at = case when failed_attempts > 0 then :now::timestamptz end
 where subscription_id = :id and user_id = :userId and ended_at is null returning subscription_id`;

const subscriptionOwn = statement('subscription-own')`
select from subscriptions where subscription_id = :id and user_id = :userId and ended_at is null for update`;

export const setSubscriptionCard: Handler<'setSubscriptionCard'> = async ({
  path: { id },
  body: { paymentMethodId },
  session,
  now,
}) => {
  const { userId } = session;
  const found = await subscriptionOwn.all({ id, userId });
  if (found.length === 0) throw notFound();
  await assertSavedCard(userId, paymentMethodId);
  await subscriptionCard.run({ id, userId, paymentMethodId, now });
  const subject = { type: 'subscription', id };
  await record({ actor: session, action: 'subscription.card', subject, details: { paymentMethodId } });
  await enqueue('renew-subscriptions', {});
  return { status: 200, body: await subscriptionOf(userId, id) };
};
