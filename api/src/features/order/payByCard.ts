import { sameOrder } from '@dispatch/contract';
import type { Call } from '../../call/handler';
import { inTransaction } from '../../database/database';
import { lockRelease } from '../../lifecycle/lockRelease';
import { refuseWhilePaying } from '../../lifecycle/openPayment';
import { Payment, type PricedOrder } from '../../models/Payment';
import { type Intent, PaymentsUnavailable } from '../../ports/payments/paymentsPort';
import { type PaidOrder, paidOrder } from './makeOrder';
import { checkBeforeCapture } from './paymentRows';
import { priceToday } from './pricedOrder';
import { notAuthorised, stillRunning, totalChanged } from './refusals';
import { assertComplete, assertDraft, findOwnRelease } from './releaseToPay';
import { belongsTo, settlePayment } from './settlePayment';
import type { Settling } from './settling';

type Capture = Call<'capturePaymentIntent'>;

/** The provider says whether it is authorised, not the browser. When it is not, or the price has changed: 409. */
export const payByCard = async (call: Capture, intentId: string): Promise<PaidOrder> => {
  const { body, session, ports, log } = call;
  const { distributionId } = body;
  const payment = await Payment.findOne({ where: { intentId, distributionId, userId: session.userId } });
  if (payment === null) throw notAuthorised();
  const waits = payment.state === 'preparing' || payment.state === 'authorised';
  const changed = waits ? await askForCapture(call, payment) : null;
  const settling = { payments: ports.payments, actor: session, log };
  if (changed !== null) {
    await cancelQuietly(payment, settling);
    throw totalChanged(changed);
  }
  const { refusal, priceChanged } = await settlePayment(payment.paymentId, settling);
  const paid = await paidOrder(distributionId);
  if (paid !== null) return paid;
  if (priceChanged)
    throw totalChanged(await priceToday(await findOwnRelease(session.userId, distributionId)));
  // The card of another window is being charged at this moment: its order is not there yet.
  await refuseWhilePaying(distributionId);
  throw notAuthorised(refusal);
};

/** Answers the current order when it is not what was authorised; the intent is then to be canceled. */
const askForCapture = async (call: Capture, payment: Payment): Promise<PricedOrder | null> => {
  const intent = await call.ports.payments.retrieveIntent(payment.intentId ?? '');
  if (intent === null || !belongsTo(intent.subject, payment)) throw notAuthorised();
  if (intent.status === 'captured') return null;
  if (intent.status === 'processing') throw stillRunning();
  if (intent.status !== 'authorised') throw notAuthorised(intent.message);
  return inTransaction(() => requestCapture(call, payment.paymentId, intent));
};

/** What the customer has to know is that the price has changed; a provider that is away is asked again by a job. */
const cancelQuietly = async (payment: Payment, settling: Settling): Promise<void> => {
  try {
    await settlePayment(payment.paymentId, settling);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    settling.log.warn({ err: error, paymentId: payment.paymentId }, 'an intent is canceled later');
  }
};

const requestCapture = async (
  call: Capture,
  paymentId: number,
  intent: Intent,
): Promise<PricedOrder | null> => {
  const { body, session } = call;
  const release = await lockRelease(body.distributionId, session.userId);
  if (release.paidAt !== null) return null;
  assertDraft(release);
  assertComplete(release, call);
  const current = await priceToday(release);
  const payment = await Payment.findByPk(paymentId, { lock: true, rejectOnEmpty: true });
  // Another window was quicker.
  if (payment.state !== 'preparing' && payment.state !== 'authorised') return null;
  const isShown = sameOrder(body.order, current.contents);
  const checked = await checkBeforeCapture(payment, intent, isShown ? current : null);
  return checked?.state === 'capturing' ? null : current;
};
