import { inTransaction } from '../../platform/database/database';
import type { Payment } from './Payment';
import { assertPaymentCaptcha } from './assertMayPay';
import type { PurchaseRequest } from '../purchases/purchaseRequest';
import { makeOrder } from '../purchases/placeOrder';
import { livePayment, type PaidOrder, paidOrder } from './paymentRows';
import { priceNow } from '../purchases/currentPrice';
import { stillRunning, totalChanged } from './paymentRefusals';
import { lockPurchase } from '../purchases/lockedPurchase';
import { letGo } from './settlePayment';

const rounds = 3;

/** A payment from before the price fell is ended first, so that it cannot charge as well. */
export const payNothing = async (request: PurchaseRequest): Promise<PaidOrder> => {
  const { ports, session, log } = request.call;
  await assertPaymentCaptcha(request.call);
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await inTransaction(() => orderOrObstacle(request));
    if ('OrderNumber' in outcome) return outcome;
    await letGo(outcome, { payments: ports.payments, actor: session, log });
  }
  throw stillRunning();
};

const orderOrObstacle = async (request: PurchaseRequest): Promise<PaidOrder | Payment> => {
  const { call, purchase, asked, distributionId, check, isShown } = request;
  const locked = await lockPurchase({ userId: call.session.userId, distributionId }, purchase, call.now);
  const paid = await paidOrder(locked, purchase);
  if (paid !== null) return paid;
  await check(locked);
  const live = await livePayment(locked, purchase.purpose);
  const current = await priceNow(locked, asked, live?.paymentId ?? null);
  if (current.quote.total !== 0 || !isShown(current)) throw totalChanged(current);
  if (live !== null) return live;
  const { orderId } = await makeOrder(locked, { ...current, purpose: purchase.purpose }, call.session, null);
  return { OrderNumber: orderId, ProcessorTransactionID: null };
};
