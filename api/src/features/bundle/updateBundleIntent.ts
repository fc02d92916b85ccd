import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../call/handler';
import { notFound, problem } from '../../call/problem';
import { isLive, Payment } from '../../models/Payment';
import { assertOwnCard, chooseCard } from '../../payments/cardUse';
import { followIntent, presentIntent } from '../../payments/prepareIntent';
import { buyingCart } from './buyingCart';

/** Brings the intent of the checkout up to the cart and the card that pays; its captcha was taken when it was made. */
export const updateBundleIntent = withoutTransaction<'updateBundleIntent'>(async (call) => {
  assertOwnCard(call.session, call.body);
  const { intentId } = call.path;
  const payment = await Payment.findOne({
    where: { intentId, userId: call.session.userId, purpose: 'bundle' },
  });
  if (payment === null) throw notFound();
  const buying = await buyingCart(call, call.body.cart);
  const intent = isLive(payment) ? await followIntent(buying) : null;
  if (intent?.id !== intentId) throw problem(409, 'intent-ended', message('intent-ended'));
  await chooseCard(call, intent, call.body);
  return { status: 200, body: presentIntent(intent) };
});
