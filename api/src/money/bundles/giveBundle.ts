import type { Handler } from '../../platform/call/handler';
import { giveOrAsk } from '../approvals/giveOrAsk';
import { readBundleOrder } from './bundleOrderSql';

/** Gives releases to a user; what needs a second person waits for one. */
export const giveBundle: Handler<'giveBundle'> = async (call) => {
  const outcome = await giveOrAsk('gift', call.body, call);
  if (outcome.isWaiting) return { status: 202, body: outcome.request };
  return { status: 201, body: await readBundleOrder(outcome.made.orderId) };
};
