import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { subscriptionsOf } from './subscriptionRows';

export const listSubscriptions: Handler<'listSubscriptions'> = async ({ query: asked, session }) => {
  const { userId } = session;
  const [counted] = await query<{ total: number }>(
    'subscriptions-count',
    'select count(*)::integer as total from subscriptions where user_id = $1',
    [userId],
  );
  const body = await subscriptionsOf(userId, pageAsked(asked));
  return { status: 200, body, headers: countHeaders(counted?.total ?? 0) };
};
