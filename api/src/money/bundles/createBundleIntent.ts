import { withoutTransaction } from '../../platform/call/handler';
import { prepareCardIntent } from '../cards/cardOfIntent';
import { requestForCart } from './cartRequest';

/** The intent by which the cart is paid in the embedded form. */
export const createBundleIntent = withoutTransaction<'createBundleIntent'>(async (call) => ({
  status: 200,
  body: await prepareCardIntent(await requestForCart(call, call.body.cart), call.body),
}));
