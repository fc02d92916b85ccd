import { fromDollars, isDollarAmount, sameOrder } from '@dispatch/contract';
import { type Call, withoutTransaction } from '../../call/handler';
import { inTransaction } from '../../database/database';
import { lockRelease } from '../../lifecycle/lockRelease';
import type { Payment } from '../../models/Payment';
import { intentOf } from './intentOf';
import { paidOrder } from './makeOrder';
import { advance, livePayment, startPayment } from './paymentRows';
import { priceToday, samePrice } from './pricedOrder';
import { alreadyPaid, askingTheProvider, nothingToPay, stillRunning, totalChanged } from './refusals';
import { assertComplete, assertDraft } from './releaseToPay';

const rounds = 4;

/**
 * The intent by which a release is paid. The server prices the saved release; what the browser shows is only
 * compared. A release has one live intent, which follows its price; one that the browser cannot use any more is
 * ended before another is made.
 */
export const createPaymentIntent = withoutTransaction<'createPaymentIntent'>((call) =>
  askingTheProvider(call.log, async () => {
    const settling = { payments: call.ports.payments, actor: call.session, log: call.log };
    for (let round = 0; round < rounds; round += 1) {
      const payment = await inTransaction(() => preparePayment(call));
      const intent = await intentOf(payment, settling);
      if (intent !== null) {
        return { status: 200, body: { intentId: intent.id, clientSecret: intent.clientSecret } };
      }
    }
    throw stillRunning();
  }),
);

/** The live payment of the release at today's price. In a transaction; the release stays locked until its end. */
const preparePayment = async (call: Call<'createPaymentIntent'>): Promise<Payment> => {
  const { body, session, ports } = call;
  const { distributionId } = body;
  const release = await lockRelease(distributionId, session.userId);
  const paid = await paidOrder(distributionId);
  if (paid !== null) throw alreadyPaid(paid.OrderNumber);
  assertDraft(release);
  assertComplete(release, call);
  const current = await priceToday(release);
  const shown = isDollarAmount(body.amount) ? fromDollars(body.amount) : null;
  if (shown !== current.quote.total || !sameOrder(body.order, current.contents)) throw totalChanged(current);
  if (current.quote.total === 0) throw nothingToPay();

  const live = await livePayment(distributionId);
  if (live === null) {
    return startPayment({
      userId: session.userId,
      distributionId,
      provider: ports.payments.provider,
      ...current,
    });
  }
  if (live.state === 'capturing' || live.state === 'canceling') return live;
  const priced = samePrice(live.quote, current) ? {} : { quote: current, amountCents: current.quote.total };
  return (await advance(live, priced)) ?? live;
};
