import { message } from '@dispatch/contract';
import { record } from '../../audit';
import type { Handler } from '../../call/handler';
import { notFound, problem } from '../../call/problem';
import { query } from '../../database/database';
import { interruptedAfterSeconds } from '../../payments/settling';

// Locked: a renewal that has not begun its charge finds the subscription ended.
const lockSql = `
select exists (
  select from payments p
   where p.subscription_id = s.subscription_id and p.state = 'capturing' and p.updated_at > $3::timestamptz
) as "isCharged"
from subscriptions s where subscription_id = $1 and user_id = $2 and ended_at is null for update`;

/** A charge that was interrupted longer ago is let go, because the subscription has ended. */
export const cancelSubscription: Handler<'cancelSubscription'> = async ({ path: { id }, session, now }) => {
  const running = new Date(now.getTime() - interruptedAfterSeconds * 1000);
  const [found] = await query<{ isCharged: boolean }>('subscription-to-cancel', lockSql, [
    id,
    session.userId,
    running,
  ]);
  if (found === undefined) throw notFound();
  if (found.isCharged) throw problem(409, 'request-running', message('payment-running'));
  await query('subscription-cancel', 'update subscriptions set ended_at = $2 where subscription_id = $1', [
    id,
    now,
  ]);
  await record({ actor: session, action: 'subscription.cancel', subject: { type: 'subscription', id } });
  return { status: 204 };
};
