import { withoutTransaction } from '../../platform/call/handler';
import { payOrder } from './payForRelease';

/** Pays for a release. */
export const capturePaymentIntent = withoutTransaction<'capturePaymentIntent'>(async (call) => ({
  status: 200,
  body: await payOrder(call, 'release'),
}));
