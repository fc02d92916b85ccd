import type { Handler } from '../../platform/call/handler';
import { boughtBundle, startSubscription } from './startSubscription';
import { agreedTerms } from '../prices/terms';
import { assertSavedCard, subscriptionOf } from './subscriptionRows';

/** Renews what a bundle order held, with a card that its owner has saved. */
export const subscribe: Handler<'subscribe'> = async ({ body, session, now }) => {
  const { intentId, name, bundleOrderId, autoRenew, terms } = body;
  const { userId } = session;
  const bought = await boughtBundle(bundleOrderId, userId, intentId);
  const paymentMethodId = body.paymentMethodId ?? bought.paymentMethodId;
  await assertSavedCard(userId, paymentMethodId);
  const agreed = await agreedTerms('renewal', terms);
  const asked = { bundleOrderId, name, paymentMethodId, autoRenew, agreed };
  const id = await startSubscription(bought, asked, { session, now });
  return { status: 201, body: await subscriptionOf(userId, id) };
};
