import { withoutTransaction } from '../../platform/call/handler';
import { pay } from '../payments/payTotal';
import { requestForCart } from './cartRequest';

/** Pays for the cart. The number of an order is its id. */
export const captureBundleIntent = withoutTransaction<'captureBundleIntent'>(async (call) => {
  const { cart, paymentIntent } = call.body;
  const { OrderNumber } = await pay(await requestForCart(call, cart), paymentIntent);
  return { status: 201, body: { OrderNumber, bundleOrderId: OrderNumber } };
});
