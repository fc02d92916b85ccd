import { withoutTransaction } from '../../platform/call/handler';
import { Payment } from '../payments/Payment';
import { assertOwnCard } from '../cards/cardOfIntent';
import { pay } from '../payments/payTotal';
import { payByCardForm } from '../payments/payByCardForm';
import { cardOf, refusedCard } from '../payments/payForRelease';
import { notAuthorised } from '../payments/paymentRefusals';
import { agreedTerms } from '../prices/terms';
import { requestForCart } from './cartRequest';

/** Pays for the cart, by the manual card form, a card that the gateway keeps, or what its buyer has approved at PayPal. It is never free. */
export const payBundleOrder = withoutTransaction<'payBundleOrder'>(async (call) => {
  const { cart, paymentMethodId, terms, paypalOrderId } = call.body;
  assertOwnCard(call.session, { paymentMethodId });
  const card = cardOf(call.body);
  const request = await requestForCart(call, cart);
  const paid = async () => {
    if (card !== null) {
      if (paypalOrderId) throw refusedCard('/paypalOrderId', 'payment-not-authorised');
      const { 'Idempotency-Key': key } = call.headers;
      return payByCardForm(request, { card, terms, key, address: call.client.address });
    }
    if (!paypalOrderId) throw notAuthorised();
    const where = { userId: call.session.userId, intentId: paypalOrderId, termsId: null };
    if ((await Payment.count({ where })) > 0)
      await Payment.update(await agreedTerms('purchase', terms), { where });
    return pay(request, paypalOrderId);
  };
  const { OrderNumber } = await paid();
  return { status: 201, body: { OrderNumber, BundleOrderId: OrderNumber } };
});
