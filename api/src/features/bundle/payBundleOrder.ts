import { message } from '@dispatch/contract';
import { withoutTransaction } from '../../call/handler';
import { inputProblem } from '../../call/problem';
import { Payment } from '../../models/Payment';
import { pay } from '../../payments/pay';
import { payByCardForm } from '../../payments/payByCardForm';
import { notAuthorised } from '../../payments/refusals';
import { agreedTerms } from '../../settings/terms';
import { buyingCart } from './buyingCart';

const bothAreSent = () =>
  inputProblem([
    { pointer: '/paypalOrderId', rule: 'creditCard', message: message('payment-not-authorised') },
  ]);

/** Pays for the cart, by the manual card form or by what its buyer has approved at PayPal. It is never free. */
export const payBundleOrder = withoutTransaction<'payBundleOrder'>(async (call) => {
  const { cart, creditCard: card, terms, paypalOrderId } = call.body;
  const buying = await buyingCart(call, cart);
  const paid = async () => {
    if (card !== undefined) {
      if (paypalOrderId) throw bothAreSent();
      const { 'Idempotency-Key': key } = call.headers;
      return payByCardForm(buying, { card, terms, key, address: call.client.address });
    }
    if (!paypalOrderId) throw notAuthorised();
    const where = { userId: call.session.userId, intentId: paypalOrderId, termsId: null };
    await Payment.update(await agreedTerms('purchase', terms), { where });
    return pay(buying, paypalOrderId);
  };
  const { OrderNumber } = await paid();
  return { status: 201, body: { OrderNumber, BundleOrderId: OrderNumber } };
});
