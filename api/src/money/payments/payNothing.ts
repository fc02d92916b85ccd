import { inTransaction } from '../../platform/database/database';
import type { Payment } from './Payment';
import { assertPaymentCaptcha } from './assertMayPay';
import type { Buying } from '../purchases/purchaseRequest';
import { makeOrder } from '../purchases/placeOrder';
import { livePayment, type PaidOrder, paidOrder } from './paymentRows';
import { priceNow } from '../purchases/currentPrice';
import { stillRunning, totalChanged } from './paymentRefusals';
import { lockSale } from '../purchases/lockedPurchase';
import { letGo } from './settlePayment';

const rounds = 3;

/** A payment from before the price fell is ended first, so that it cannot charge as well. */
export const payNothing = async (buying: Buying): Promise<PaidOrder> => {
  const { ports, session, log } = buying.call;
  await assertPaymentCaptcha(buying.call);
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await inTransaction(() => orderOrObstacle(buying));
    if ('OrderNumber' in outcome) return outcome;
    await letGo(outcome, { payments: ports.payments, actor: session, log });
  }
  throw stillRunning();
};

const orderOrObstacle = async (buying: Buying): Promise<PaidOrder | Payment> => {
  const { call, purchase, asked, distributionId, check, isShown } = buying;
  const sale = await lockSale({ userId: call.session.userId, distributionId }, purchase);
  const paid = await paidOrder(sale, purchase);
  if (paid !== null) return paid;
  await check(sale);
  const live = await livePayment(sale, purchase.purpose);
  const current = await priceNow(sale, asked, live?.paymentId ?? null);
  if (current.quote.total !== 0 || !isShown(current)) throw totalChanged(current);
  if (live !== null) return live;
  const { orderId } = await makeOrder(sale, { ...current, purpose: purchase.purpose }, call.session, null);
  return { OrderNumber: orderId, ProcessorTransactionID: null };
};
