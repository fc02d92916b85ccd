import { withoutTransaction } from '../../call/handler';
import { buyingOf } from '../../payments/buying';
import { askedDiscounts } from '../../payments/discounts';
import { assertNamed } from '../../payments/pay';
import { preparePayPalOrder } from '../../payments/prepareIntent';

/** The order at PayPal by which a release or an upgrade is paid. Nothing is charged before the buyer comes back. */
export const createPayPalOrder = withoutTransaction<'createPayPalOrder'>(async (call) => {
  const { purpose, distributionId, order, amount } = call.body;
  await assertNamed(call.session.userId, call.body);
  const buying = buyingOf(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount },
  });
  return { status: 201, body: await preparePayPalOrder(buying) };
});
