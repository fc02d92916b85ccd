import { inTransaction } from '../../platform/database/database';
import { refuseWhilePaying } from './endOpenPayment';
import { Payment } from './Payment';
import { type Intent, PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { checkBeforeCapture } from './captureAuthorised';
import type { PurchaseRequest } from '../purchases/purchaseRequest';
import { orderOfIntent, type PaidOrder, paidOrder } from './paymentRows';
import { type CurrentPrice, priceNow } from '../purchases/currentPrice';
import { notAuthorised, stillRunning, totalChanged } from './paymentRefusals';
import { lockPurchase } from '../purchases/lockedPurchase';
import { belongsTo, settlePayment } from './settlePayment';
import type { Settling } from './settlement';

/** The provider says whether it is authorised, not the browser. When it is not, or the price has changed: 409. */
export const payByIntent = async (request: PurchaseRequest, intentId: string): Promise<PaidOrder> => {
  const { call, purchase, distributionId } = request;
  const { userId } = call.session;
  const payment = await Payment.findOne({
    where: { intentId, distributionId, userId, purpose: purchase.purpose },
  });
  if (payment === null) throw notAuthorised();
  const settling: Settling = { payments: call.ports.payments, actor: call.session, log: call.log };
  const waits = payment.state === 'preparing' || payment.state === 'authorised';
  const asked = waits ? await askForCapture(request, payment) : null;
  if (asked !== null && 'changed' in asked) {
    await cancelQuietly(payment, settling);
    throw totalChanged(asked.changed);
  }
  const { refusal, priceChanged } = await settlePayment(payment.paymentId, {
    ...settling,
    ...(asked === null ? {} : { checked: asked }),
  });
  const paid = await orderOfIntent(intentId);
  if (paid !== null) return paid;
  if (priceChanged) throw totalChanged(await inTransaction(() => priceAgain(request, payment)));
  // The card of another window is being charged at this moment: its order is not there yet.
  await refuseWhilePaying({ userId, distributionId });
  throw notAuthorised(refusal);
};

const priceAgain = async (
  { purchase, asked, call }: PurchaseRequest,
  payment: Payment,
): Promise<CurrentPrice> =>
  priceNow(
    await lockPurchase(
      { userId: call.session.userId, distributionId: payment.distributionId },
      purchase,
      call.now,
    ),
    asked,
    payment.paymentId,
  );

type Asked = { changed: CurrentPrice } | { version: number; intent: Intent };

/** Answers the current price when it is not what was authorised; null when another window was quicker. */
const askForCapture = async (request: PurchaseRequest, payment: Payment): Promise<Asked | null> => {
  const intent = await providerOf(request.call.ports.payments, payment).retrieveIntent(
    payment.intentId ?? '',
  );
  if (intent === null || !belongsTo(intent.subject, payment)) throw notAuthorised();
  if (intent.status === 'captured') return null;
  if (intent.status === 'processing') throw stillRunning();
  if (intent.status !== 'authorised') throw notAuthorised(intent.message);
  return inTransaction(() => requestCapture(request, payment.paymentId, intent));
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
  { call, purchase, asked, distributionId, check, isShown }: PurchaseRequest,
  paymentId: number,
  intent: Intent,
): Promise<Asked | null> => {
  const locked = await lockPurchase({ userId: call.session.userId, distributionId }, purchase, call.now);
  if ((await paidOrder(locked, purchase)) !== null) return null;
  await check(locked);
  const payment = await Payment.findByPk(paymentId, { lock: true, rejectOnEmpty: true });
  // Another window was quicker.
  if (payment.state !== 'preparing' && payment.state !== 'authorised') return null;
  const current = await priceNow(locked, asked, paymentId);
  const checked = await checkBeforeCapture(payment, isShown(current) ? current : null);
  return checked?.state === 'capturing' ? { version: checked.version, intent } : { changed: current };
};
