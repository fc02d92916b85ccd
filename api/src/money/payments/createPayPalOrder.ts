import { withoutTransaction } from '../../platform/call/handler';
import { requestForRelease } from '../purchases/purchaseRequest';
import { askedDiscounts } from '../discounts/discounts';
import { assertNamed } from './payTotal';
import { preparePayPalOrder } from './prepareIntent';

/** The order at PayPal by which a release or an upgrade is paid. Nothing is charged before the buyer comes back. */
export const createPayPalOrder = withoutTransaction<'createPayPalOrder'>(async (call) => {
  const { purpose, distributionId, order, amount } = call.body;
  await assertNamed(call.session.userId, call.body);
  const request = requestForRelease(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount },
  });
  return { status: 201, body: await preparePayPalOrder(request) };
});
