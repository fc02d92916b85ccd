import type { Actor } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { Payment } from '../payments/Payment';
import type { Intent } from '../../platform/ports/payments/paymentsPort';
import { makeOrder } from './placeOrder';
import { paidCardOf } from '../cards/paidCard';
import { advance, purchaseOf } from '../payments/paymentRows';
import { lockPurchaseOfPayment } from './lockedPurchase';
import { savedCardOf } from '../cards/savedCards';

/** Exactly once: whoever comes second finds the payment captured. What is sold is locked first, as everywhere. */
export const completeOrder = (
  paymentId: number,
  intent: Intent,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> =>
  inTransaction(async () => {
    const found = await Payment.findByPk(paymentId, { rejectOnEmpty: true });
    const locked = await lockPurchaseOfPayment(found, purchaseOf(found), now);
    const payment = await Payment.findByPk(paymentId, { lock: true, rejectOnEmpty: true });
    if (payment.state === 'captured') return;
    const { bundleLotId, universalCouponId, userCouponId, userCouponCents } = payment;
    const sources = { bundleLotId, universalCouponId, userCouponId, userCouponCents };
    const { purpose, quote } = payment;
    const { orderId } = await makeOrder(locked, { ...quote, purpose, sources }, actor, payment);
    const paymentMethodId = await savedCardOf(payment, intent, now);
    await advance(payment, {
      state: 'captured',
      orderId,
      chargeId: intent.chargeId,
      paymentMethodId,
      ...paidCardOf(intent, now),
    });
  });
