import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../platform/call/handler';
import { notFound, problem } from '../../platform/call/problem';
import { isLive, Payment } from '../payments/Payment';
import { assertOwnCard, chooseCard } from '../cards/cardOfIntent';
import { followIntent, presentIntent } from '../payments/prepareIntent';
import { requestForCart } from './cartRequest';

/** Brings the intent of the checkout up to the cart and the card that pays; its captcha was taken when it was made. */
export const updateBundleIntent = withoutTransaction<'updateBundleIntent'>(async (call) => {
  assertOwnCard(call.session, call.body);
  const { intentId } = call.path;
  const payment = await Payment.findOne({
    where: { intentId, userId: call.session.userId, purpose: 'bundle' },
  });
  if (payment === null) throw notFound();
  const request = await requestForCart(call, call.body.cart);
  const intent = isLive(payment) ? await followIntent(request) : null;
  if (intent?.id !== intentId) throw problem(409, 'intent-ended', message('intent-ended'));
  await chooseCard(call, intent, call.body);
  return { status: 200, body: presentIntent(intent) };
});
