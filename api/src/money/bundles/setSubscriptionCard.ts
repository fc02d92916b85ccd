import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { query } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/queue';
import { assertSavedCard, subscriptionOf } from './subscriptionRows';

// What was refused with the old card is tried with the new one at once.
const sql = `
update subscriptions set payment_method_id = $3,
       next_attempt_at = case when failed_attempts > 0 then $4::timestamptz end
 where subscription_id = $1 and user_id = $2 and ended_at is null returning subscription_id`;

export const setSubscriptionCard: Handler<'setSubscriptionCard'> = async ({
  path: { id },
  body: { paymentMethodId },
  session,
  now,
}) => {
  const { userId } = session;
  const found = await query(
    'subscription-own',
    'select from subscriptions where subscription_id = $1 and user_id = $2 and ended_at is null for update',
    [id, userId],
  );
  if (found.length === 0) throw notFound();
  await assertSavedCard(userId, paymentMethodId);
  await query('subscription-card', sql, [id, userId, paymentMethodId, now]);
  const subject = { type: 'subscription', id };
  await record({ actor: session, action: 'subscription.card', subject, details: { paymentMethodId } });
  await enqueue('renew-subscriptions', {});
  return { status: 200, body: await subscriptionOf(userId, id) };
};
