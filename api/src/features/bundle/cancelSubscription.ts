import type { Handler } from '../../call/handler';
import { notFound } from '../../call/problem';
import { endSubscriptions } from '../../payments/renewal';

export const cancelSubscription: Handler<'cancelSubscription'> = async ({ path: { id }, session }) => {
  if ((await endSubscriptions({ id, userId: session.userId }, session)) === 0) throw notFound();
  return { status: 204 };
};
