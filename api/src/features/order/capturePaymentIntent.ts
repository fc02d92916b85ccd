import { withoutTransaction } from '../../call/handler';
import { payOrder } from '../../payments/payOrder';

/** Pays for a release. */
export const capturePaymentIntent = withoutTransaction<'capturePaymentIntent'>(async (call) => ({
  status: 200,
  body: await payOrder(call, 'release'),
}));
