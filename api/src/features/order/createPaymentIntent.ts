import { withoutTransaction } from '../../call/handler';
import { buyingOf } from '../../payments/buying';
import { prepareCardIntent } from '../../payments/cardUse';
import { askedDiscounts } from '../../payments/discounts';

/** The intent by which a release or an upgrade is paid. */
export const createPaymentIntent = withoutTransaction<'createPaymentIntent'>(async (call) => {
  const { purpose, distributionId, order, amount } = call.body;
  const buying = buyingOf(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount },
  });
  return { status: 200, body: await prepareCardIntent(buying, call.body) };
});
