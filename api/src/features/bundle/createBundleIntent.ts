import { withoutTransaction } from '../../call/handler';
import { assertOwnCard, chooseCard } from '../../payments/cardUse';
import { prepareIntent, presentIntent } from '../../payments/prepareIntent';
import { buyingCart } from './buyingCart';

/** The intent by which the cart is paid in the embedded form, with a saved card or one that is typed. */
export const createBundleIntent = withoutTransaction<'createBundleIntent'>(async (call) => {
  assertOwnCard(call.session, call.body);
  const intent = await prepareIntent(await buyingCart(call, call.body.cart));
  await chooseCard(call, intent, call.body);
  return { status: 200, body: presentIntent(intent) };
});
