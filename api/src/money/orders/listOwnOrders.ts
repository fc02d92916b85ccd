import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { ownOrders } from './ownOrderSql';

/** All orders of the user, newest first. */
export const listOwnOrders: Handler<'listOwnOrders'> = async ({ query: asked, session }) => {
  return pageAnswer(await ownOrders.all({ userId: session.userId, ...pageAsked(asked) }));
};
