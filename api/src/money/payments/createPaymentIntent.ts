import { withoutTransaction } from '../../platform/call/handler';
import { requestForRelease } from '../purchases/purchaseRequest';
import { prepareCardIntent } from '../cards/cardOfIntent';
import { askedDiscounts } from '../discounts/discounts';

/** The intent by which a release or an upgrade is paid. */
export const createPaymentIntent = withoutTransaction<'createPaymentIntent'>(async (call) => {
  const { purpose, distributionId, order, amount } = call.body;
  const request = requestForRelease(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount },
  });
  return { status: 200, body: await prepareCardIntent(request, call.body) };
});
