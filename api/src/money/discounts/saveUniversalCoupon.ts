import type { Handler } from '../../platform/call/handler';
import { giveOrAsk } from '../approvals/giveOrAsk';

/** Makes a universal coupon or changes one; what needs a second person waits for one. */
export const saveUniversalCoupon: Handler<'saveUniversalCoupon'> = async (call) => {
  const outcome = await giveOrAsk('universalCoupon', call.body, call);
  if (outcome.isWaiting) return { status: 202, body: outcome.request };
  return { status: call.body.universalCouponId == null ? 201 : 200, body: outcome.made };
};
