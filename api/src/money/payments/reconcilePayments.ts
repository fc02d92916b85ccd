import { Op } from 'sequelize';
import { type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { Payment } from './Payment';
import { PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';
import { settlePayment } from './settlePayment';
import { interruptedAfterSeconds } from './settlement';

const abandonedAfter = 24 * 3_600;
const atOnce = 200;

/**
 * Finishes what a crash, a lost answer or a lost event has interrupted: captures and cancellations that did not come
 * to their end, and intents that nobody came back to. A charge without its order, or an order without its charge,
 * cannot stay.
 */
export const reconcilePayments: JobHandler = async (_payload, { ports, log, now }) => {
  const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
  const unsettled = await Payment.findAll({
    where: {
      [Op.or]: [
        { state: ['capturing', 'canceling'], updatedAt: { [Op.lt]: secondsAgo(interruptedAfterSeconds) } },
        { state: ['preparing', 'authorised'], updatedAt: { [Op.lt]: secondsAgo(abandonedAfter) } },
      ],
    },
    order: [['updatedAt', 'ASC']],
    limit: atOnce,
  });
  const errors: unknown[] = [];
  for (const { paymentId } of unsettled) {
    try {
      await settlePayment(paymentId, { payments: ports.payments, actor: 'worker', log });
    } catch (error) {
      // A provider that is away is asked again in a minute; anything else is for people to look at.
      if (error instanceof PaymentsUnavailable) {
        log.warn({ err: error, paymentId }, 'this payment is settled later');
        continue;
      }
      log.error({ err: error, paymentId }, 'this payment cannot be settled');
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments cannot be settled`);
};

export const reconcilePaymentsJob = {
  handler: reconcilePayments,
  title: 'Finish payments that were interrupted',
  ...polling,
  expireInSeconds: 300,
  cron: '* * * * *',
} as const satisfies JobPlan;
