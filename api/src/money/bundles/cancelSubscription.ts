import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { endSubscriptions } from './renewalPurpose';

export const cancelSubscription: Handler<'cancelSubscription'> = async ({ path: { id }, session, now }) => {
  if ((await endSubscriptions({ id, userId: session.userId }, session, now)) === 0) throw notFound();
  return { status: 204 };
};
