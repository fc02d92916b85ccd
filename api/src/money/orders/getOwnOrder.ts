import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { ownOrder } from './ownOrderSql';

/** One order of the user. Throws 404 for one of somebody else. */
export const getOwnOrder: Handler<'getOwnOrder'> = async ({ path: { orderNumber }, session }) => {
  const row = await ownOrder.maybe({ userId: session.userId, orderNumber });
  if (row === undefined) throw notFound();
  return { status: 200, body: rawJson(row.order) };
};
