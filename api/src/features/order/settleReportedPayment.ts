import type { JobHandler } from '../../jobs/job';
import { enqueue } from '../../jobs/queue';
import { Payment } from '../../models/Payment';
import { settlePayment } from './settlePayment';
import { interruptedAfterSeconds } from './settling';

/**
 * Settles the payment of an intent that the provider has reported. An intent that is not ours is left alone, and a
 * capture that has just begun is left to its call: the provider reports an authorisation in the very moment in which
 * the browser asks for the capture. It is looked at again when that call must have ended.
 */
export const settleReportedPayment: JobHandler<'settle-payment'> = async (
  { intentId },
  { ports, log, now },
) => {
  const payment = await Payment.findOne({ where: { intentId } });
  if (payment === null) return;
  const { leftRunning } = await settlePayment(payment.paymentId, {
    payments: ports.payments,
    actor: 'worker',
    log,
    leavesRunning: true,
  });
  if (!leftRunning) return;
  const startAfter = new Date(now.getTime() + (interruptedAfterSeconds + 1) * 1000);
  await enqueue('settle-payment', { intentId }, { startAfter });
};
