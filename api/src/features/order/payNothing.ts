import { sameOrder } from '@dispatch/contract';
import type { Call } from '../../call/handler';
import { inTransaction } from '../../database/database';
import { lockRelease } from '../../lifecycle/lockRelease';
import type { Payment } from '../../models/Payment';
import { makeOrder, type PaidOrder, paidOrder } from './makeOrder';
import { livePayment } from './paymentRows';
import { priceToday } from './pricedOrder';
import { stillRunning, totalChanged } from './refusals';
import { assertComplete, assertDraft } from './releaseToPay';
import { letGo } from './settlePayment';

const rounds = 3;

/** A payment from before the price fell is ended first, so that it cannot charge as well. */
export const payNothing = async (call: Call<'capturePaymentIntent'>): Promise<PaidOrder> => {
  const settling = { payments: call.ports.payments, actor: call.session, log: call.log };
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await inTransaction(() => orderOrObstacle(call));
    if ('OrderNumber' in outcome) return outcome;
    await letGo(outcome, settling);
  }
  throw stillRunning();
};

const orderOrObstacle = async (call: Call<'capturePaymentIntent'>): Promise<PaidOrder | Payment> => {
  const { body, session } = call;
  const { distributionId } = body;
  const release = await lockRelease(distributionId, session.userId);
  const paid = await paidOrder(distributionId);
  if (paid !== null) return paid;
  assertDraft(release);
  assertComplete(release, call);
  const current = await priceToday(release);
  if (current.quote.total !== 0 || !sameOrder(body.order, current.contents)) throw totalChanged(current);
  const live = await livePayment(distributionId);
  if (live !== null) return live;
  const { orderId } = await makeOrder(release, current, session, null);
  return { OrderNumber: orderId, ProcessorTransactionID: null };
};
