import { withoutTransaction } from '../../platform/call/handler';
import { Payment } from '../payments/Payment';
import { preparePayPalOrder } from '../payments/prepareIntent';
import { agreedTerms } from '../prices/terms';
import { requestForCart } from './cartRequest';

/**
 * The order at PayPal by which the cart is paid. What its buyer has agreed to is kept with it, so that it can be
 * finished in a window that knows of the order alone.
 */
export const createBundlePayPalOrder = withoutTransaction<'createBundlePayPalOrder'>(async (call) => {
  const { cart, terms } = call.body;
  const agreed = terms === undefined ? null : await agreedTerms('purchase', terms);
  const body = await preparePayPalOrder(await requestForCart(call, cart));
  const where = { userId: call.session.userId, intentId: body.paypalOrderId };
  if (agreed !== null) await Payment.update(agreed, { where });
  return { status: 201, body };
});
