import { sameOrder } from '@dispatch/contract';
import { record, type Actor } from '../../audit';
import { now } from '../../clock';
import { inTransaction } from '../../database/database';
import { Payment } from '../../models/Payment';
import { Release } from '../../models/Release';
import type { Intent } from '../../ports/payments/paymentsPort';
import { makeOrder } from './makeOrder';
import { advance } from './paymentRows';
import { contentsOf } from './pricedOrder';

/** Exactly once: whoever comes second finds the payment captured. The release is locked first, as everywhere. */
export const completeOrder = (paymentId: number, intent: Intent, actor: Actor): Promise<void> =>
  inTransaction(async () => {
    const { distributionId } = await Payment.findByPk(paymentId, { rejectOnEmpty: true });
    const release = await Release.findByPk(distributionId, { lock: true, rejectOnEmpty: true });
    const payment = await Payment.findByPk(paymentId, { lock: true, rejectOnEmpty: true });
    if (payment.state === 'captured') return;
    await keepAsPaid(release, payment, actor);
    const order = await makeOrder(release, payment.quote, actor, payment);
    await advance(payment, { state: 'captured', orderId: order.orderId, chargeId: intent.chargeId });
  });

/**
 * A save from another window that came between the last look at the price and the charge does not get what was not
 * paid for, nor loses what was: the release has again what was ordered. Its version rises, so that the other window
 * learns of it.
 */
const keepAsPaid = async (release: Release, payment: Payment, actor: Actor): Promise<void> => {
  const saved = contentsOf(release);
  const { contents } = payment.quote;
  if (sameOrder(saved, contents)) return;
  await release.update({
    package: contents.package,
    cjl: contents.cjl,
    hasCisionSocialPost: contents.hasCisionSocialPost,
    hasPriorityRelease: contents.priorityReleaseEnabled,
    distributionVersion: release.distributionVersion + 1,
    savedAt: now(),
  });
  await record({
    actor,
    action: 'release.restored-as-paid',
    subject: { type: 'release', id: release.distributionId },
    details: { saved, paid: contents },
  });
};
