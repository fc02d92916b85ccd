import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { statement } from '../../platform/database/statement';
import { subscriptionsOf } from './subscriptionRows';

const subscriptionsCount = statement('subscriptions-count')`
select count(*)::integer as "total!" from subscriptions where user_id = :userId`;

export const listSubscriptions: Handler<'listSubscriptions'> = async ({ query: asked, session }) => {
  const { userId } = session;
  const counted = await subscriptionsCount.maybe({ userId });
  const body = await subscriptionsOf(userId, pageAsked(asked));
  return { status: 200, body, headers: countHeaders(counted?.total ?? 0) };
};
