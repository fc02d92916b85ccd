import type { JobHandler } from '../../jobs/job';
import { Payment } from '../../models/Payment';
import { settlePayment } from './settlePayment';

/** Settles the payment of an intent that the provider has reported. An intent that is not ours is left alone. */
export const settleReportedPayment: JobHandler<'settle-payment'> = async ({ intentId }, { ports, log }) => {
  const payment = await Payment.findOne({ where: { intentId } });
  if (payment === null) return;
  await settlePayment(payment.paymentId, { payments: ports.payments, actor: 'worker', log });
};
