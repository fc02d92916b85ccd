import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { Payment } from './Payment';
import type { ProviderName } from '../../platform/ports/payments/paymentsPort';
import type { Ports } from '../../platform/ports/ports';
import { belongsTo, settlePayment } from './settlePayment';
import { interruptedAfterSeconds } from './settlement';

/** The payment that an intent names which its own call was never answered; the intent is noted with it. */
const ofLostIntent = async (
  { payments }: Ports,
  intentId: string,
  provider: ProviderName = 'stripe',
): Promise<Payment | null> => {
  const port = payments[provider];
  if (port?.findIntent === undefined) return null;
  const intent = await port.retrieveIntent(intentId);
  const payment = intent?.subject ? await Payment.findByPk(intent.subject.paymentId) : null;
  if (
    intent === null ||
    payment === null ||
    payment.provider !== provider ||
    !belongsTo(intent.subject, payment)
  )
    return null;
  const [noted] = await Payment.update(
    { intentId },
    { where: { paymentId: payment.paymentId, intentId: null } },
  );
  return noted === 1 ? payment : null;
};

/**
 * Settles the payment of an intent that the provider has reported. An intent that is not ours is left alone, and a
 * capture that has just begun is left to its call: the provider reports an authorisation in the very moment in which
 * the browser asks for the capture. It is looked at again when that call must have ended.
 */
export const settleReportedPayment: JobHandler<{ intentId: string; provider?: ProviderName }> = async (
  { intentId, provider },
  { ports, log, now },
) => {
  const payment =
    (await Payment.findOne({ where: { intentId } })) ?? (await ofLostIntent(ports, intentId, provider));
  if (payment === null) return;
  const { leftRunning } = await settlePayment(payment.paymentId, {
    payments: ports.payments,
    actor: 'worker',
    log,
    leavesRunning: true,
  });
  if (!leftRunning) return;
  const startAfter = new Date(now.getTime() + (interruptedAfterSeconds + 1) * 1000);
  await enqueue('settle-payment', { intentId, provider }, { startAfter });
};

export const settleReportedPaymentJob = {
  handler: settleReportedPayment,
  title: 'Make a payment agree with the card provider',
  retryLimit: 8,
  retryDelay: 5,
  expireInSeconds: 120,
} as const satisfies JobPlan;
