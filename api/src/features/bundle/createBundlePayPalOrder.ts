import { withoutTransaction } from '../../call/handler';
import { preparePayPalOrder } from '../../payments/prepareIntent';
import { buyingCart } from './buyingCart';

/** The order at PayPal by which the cart is paid. */
export const createBundlePayPalOrder = withoutTransaction<'createBundlePayPalOrder'>(async (call) => ({
  status: 201,
  body: await preparePayPalOrder(await buyingCart(call, call.body.cart)),
}));
