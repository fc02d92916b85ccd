import { now } from '../../platform/settings/clock';
import { inTransaction } from '../../platform/database/database';
import { isLive, Payment, type PaymentState } from './Payment';
import { type Intent, type IntentSubject, PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { captureAuthorised } from './captureAuthorised';
import { completeOrder } from '../purchases/placePaidOrder';
import { nextStep, type Step } from './settlementStep';
import { advance, stepKey, subjectOf } from './paymentRows';
import { forgetUnpaidCard } from '../cards/savedCards';
import { interruptedAfterSeconds, type Settlement, type Settling } from './settlement';

/** An intent that nobody has touched for a day is canceled, so that no card stays burdened. */
const abandonedAfterHours = 24;

const rounds = 6;

export const belongsTo = (subject: IntentSubject | null, payment: Payment): boolean =>
  subject !== null &&
  subject.reference === payment.reference &&
  subject.paymentId === payment.paymentId &&
  subject.distributionId === payment.distributionId &&
  subject.userId === payment.userId;

const secondsSince = ({ updatedAt }: Payment): number => (now().getTime() - updatedAt.getTime()) / 1000;

const isAbandoned = (payment: Payment): boolean => secondsSince(payment) > abandonedAfterHours * 3_600;

const doStep = async (
  step: Step,
  payment: Payment,
  intent: Intent,
  settling: Settling,
  settlement: Settlement,
): Promise<Intent | null> => {
  switch (step) {
    case 'order':
      await completeOrder(payment.paymentId, intent, { actor: settling.actor, now: now() });
      return intent;
    case 'capture':
      return captureAuthorised(payment, intent, { ...settling, now: now() }, settlement);
    case 'cancel':
      return cancelIntent(payment, intent, settling);
    case 'close':
      return inTransaction(async () => {
        const noted = await note(payment, 'canceled', intent);
        if (noted !== null) await forgetUnpaidCard(payment, intent);
        return noted;
      });
    case 'authorise':
      return note(payment, 'authorised', intent);
    case 'reopen':
      settlement.refusal = intent.message;
      return note(payment, 'preparing', intent);
    case 'wait':
      return intent;
  }
};

/** What the provider says, noted; a payment that has moved on meanwhile is looked at again, and so is its intent. */
const note = async (payment: Payment, state: PaymentState, intent: Intent): Promise<Intent | null> =>
  (await advance(payment, { state, ...(state === 'preparing' ? letsGo : {}) })) === null ? null : intent;

const letsGo = { bundleLotId: null, universalCouponId: null } as const;

const cancelIntent = async (
  payment: Payment,
  intent: Intent,
  { payments }: Settling,
): Promise<Intent | null> => {
  // First the row, then the provider: from here on nobody captures it.
  const ending = isLive(payment) ? await advance(payment, { state: 'canceling' }) : payment;
  if (ending === null) return null;
  try {
    return await providerOf(payments, payment).cancel(intent.id, stepKey(ending, 'cancel'));
  } catch (error) {
    if (error instanceof PaymentRefused) return null;
    throw error;
  }
};

/** Notes the intent of a payment that was made without an answer; whether there is one. */
export const findLostIntent = async (payment: Payment, { payments }: Settling): Promise<boolean> => {
  const { paymentId } = payment;
  const lost = await providerOf(payments, payment).findIntent?.(subjectOf(payment));
  if (!lost) return false;
  await Payment.update({ intentId: lost.id }, { where: { paymentId, intentId: null } });
  return true;
};

const withoutIntent = async (payment: Payment): Promise<void> => {
  if (payment.state === 'canceling' || (payment.state === 'preparing' && isAbandoned(payment))) {
    await advance(payment, { state: 'canceled' });
  }
};

/**
 * Makes a payment and its intent agree, by asking the provider: whatever was interrupted is finished, and whatever
 * is finished stays. May run any number of times and at the same time as others. Throws PaymentsUnavailable; then
 * nothing is lost and it is tried again later.
 */
export const settlePayment = async (paymentId: number, settling: Settling): Promise<Settlement> => {
  const settlement: Settlement = { refusal: null, priceChanged: false, leftRunning: false };
  let known: Intent | null = settling.checked?.intent ?? null;
  for (let round = 0; round < rounds; round += 1) {
    const payment = await Payment.findByPk(paymentId);
    if (payment === null || payment.state === 'captured') return settlement;
    if (payment.intentId === null) {
      if (await findLostIntent(payment, settling)) continue;
      await withoutIntent(payment);
      return settlement;
    }
    const intent: Intent | null =
      known ?? (await providerOf(settling.payments, payment).retrieveIntent(payment.intentId));
    if (intent === null) {
      settling.log.error({ paymentId }, 'the card provider does not know the intent of this payment');
      if (isLive(payment)) await advance(payment, { state: 'failed' });
      return settlement;
    }
    if (!belongsTo(intent.subject, payment)) {
      settling.log.error({ paymentId }, 'the intent of this payment is for something else');
      return settlement;
    }
    const step = nextStep(payment.state, intent.status, isAbandoned(payment));
    if (step === 'wait') return settlement;
    if (step === 'capture' && settling.leavesRunning && secondsSince(payment) < interruptedAfterSeconds) {
      return { ...settlement, leftRunning: true };
    }
    known = await doStep(step, payment, intent, settling, settlement);
  }
  settling.log.warn({ paymentId }, 'this payment does not come to rest');
  return settlement;
};

/** Ends a payment that stands in the way of another: canceled at the provider, unless it was captured before. */
export const letGo = async (payment: Payment, settling: Settling): Promise<void> => {
  if (payment.state === 'preparing' || payment.state === 'authorised') {
    await advance(payment, { state: 'canceling' });
  }
  await settlePayment(payment.paymentId, settling);
};
