import { Problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import type { Payment } from './Payment';
import { type Intent, PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { noDiscounts } from '../discounts/discounts';
import { advance, purchaseOf, stepKey, storedPrice } from './paymentRows';
import { type CurrentPrice, priceNow, sameContents } from '../purchases/currentPrice';
import { lockPurchaseOfPayment } from '../purchases/lockedPurchase';
import { interruptedAfterSeconds, type Settlement, type Settling } from './settlement';

const priceOf = async (payment: Payment, now: Date): Promise<CurrentPrice | null> => {
  const locked = await lockPurchaseOfPayment(payment, purchaseOf(payment), now);
  if (locked.whyNot !== null) return null;
  try {
    return await priceNow(locked, payment.quote.asked ?? noDiscounts, payment.paymentId);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/**
 * The one check before money is taken: what is authorised must be what the order costs now, contents and total. Then
 * the payment holds its discounts and is captured next, else it is canceled. Null when it has moved on meanwhile.
 */
export const checkBeforeCapture = (
  payment: Payment,
  current: CurrentPrice | null,
): Promise<Payment | null> => {
  const fits =
    current !== null &&
    current.quote.total === payment.amountCents &&
    sameContents(current.contents, payment.quote.contents);
  return advance(
    payment,
    fits ? { state: 'capturing', ...storedPrice(current, true) } : { state: 'canceling' },
  );
};

/** Once more, for a capture that was interrupted: release or cart may have been saved since it was asked for. */
const checkAgain = (payment: Payment, now: Date): Promise<Payment | null> =>
  inTransaction(async () => checkBeforeCapture(payment, await priceOf(payment, now)));

/**
 * Whether another call, of another window, checked it a moment ago and is capturing it now: the same key makes one capture of both.
 * Looking again would cancel under it what a third window has not even paid for.
 */
const isBeingCaptured = ({ state, updatedAt }: Payment, now: Date): boolean =>
  state === 'capturing' && now.getTime() - updatedAt.getTime() < interruptedAfterSeconds * 1000;

/** Null when it has to be asked again. A refusal of the provider, with the money still reserved, ends the payment. */
export const captureAuthorised = async (
  payment: Payment,
  intent: Intent,
  { payments, checked, now }: Settling & { now: Date },
  settlement: Settlement,
): Promise<Intent | null> => {
  const isChecked = checked?.version === payment.version || isBeingCaptured(payment, now);
  const held = isChecked ? payment : await checkAgain(payment, now);
  if (held === null) return null;
  if (held.state === 'canceling' || intent.amount !== held.amountCents) {
    if (held.state === 'capturing') await advance(held, { state: 'canceling' });
    settlement.priceChanged = true;
    return intent;
  }
  const provider = providerOf(payments, payment);
  try {
    return await provider.capture(intent.id, held.amountCents, stepKey(held, 'capture'));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    settlement.refusal = error.forPeople ? error.message : null;
    const after = await provider.retrieveIntent(intent.id);
    if (after?.status === 'authorised') await advance(held, { state: 'canceling' });
    return after;
  }
};
