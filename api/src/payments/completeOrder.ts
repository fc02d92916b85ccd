import type { Actor } from '../audit';
import { inTransaction } from '../database/database';
import { Payment } from '../models/Payment';
import type { Intent } from '../ports/payments/paymentsPort';
import { makeOrder } from './makeOrder';
import { paidCardOf } from './paidCard';
import { advance, purchaseOf } from './paymentRows';
import { lockSaleOf } from './sale';
import { savedCardOf } from './savedCards';

/** Exactly once: whoever comes second finds the payment captured. What is sold is locked first, as everywhere. */
export const completeOrder = (paymentId: number, intent: Intent, actor: Actor): Promise<void> =>
  inTransaction(async () => {
    const found = await Payment.findByPk(paymentId, { rejectOnEmpty: true });
    const sale = await lockSaleOf(found, purchaseOf(found));
    const payment = await Payment.findByPk(paymentId, { lock: true, rejectOnEmpty: true });
    if (payment.state === 'captured') return;
    const { bundleLotId, universalCouponId, userCouponId, userCouponCents } = payment;
    const sources = { bundleLotId, universalCouponId, userCouponId, userCouponCents };
    const { purpose, quote } = payment;
    const { orderId } = await makeOrder(sale, { ...quote, purpose, sources }, actor, payment);
    const paymentMethodId = await savedCardOf(payment, intent);
    await advance(payment, {
      state: 'captured',
      orderId,
      chargeId: intent.chargeId,
      paymentMethodId,
      ...paidCardOf(intent),
    });
  });
