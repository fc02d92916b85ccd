import type { Handler } from '../../platform/call/handler';
import { type ListPage, pageAnswer, pageAsked } from '../../platform/call/listPage';
import { query } from '../../platform/database/database';
import { listOwnOrdersSql } from './ownOrderSql';

/** All orders of the user, newest first. */
export const listOwnOrders: Handler<'listOwnOrders'> = async ({ query: asked, session }) => {
  const { limit, offset } = pageAsked(asked);
  return pageAnswer(await query<ListPage>('own-orders', listOwnOrdersSql, [session.userId, limit, offset]));
};
