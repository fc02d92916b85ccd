import type { Handler } from '../../platform/call/handler';
import { giveOrAsk } from '../approvals/giveOrAsk';

/** Makes a coupon or changes one; what needs a second person waits for one. */
export const saveCoupon: Handler<'saveCoupon'> = async (call) => {
  const outcome = await giveOrAsk('coupon', call.body, call);
  if (outcome.isWaiting) return { status: 202, body: outcome.request };
  return { status: call.body.id == null ? 201 : 200, body: outcome.made };
};
