import { stateNumbers } from '@dispatch/contract';
import { Problem } from '../../call/problem';
import { inTransaction } from '../../database/database';
import { Payment } from '../../models/Payment';
import { Release } from '../../models/Release';
import { type Intent, PaymentRefused } from '../../ports/payments/paymentsPort';
import { advance, stepKey } from './paymentRows';
import { priceToday, samePrice } from './pricedOrder';
import type { Settlement, Settling } from './settling';

/** Whether the saved release still costs what this payment was priced for. */
const stillFits = async (release: Release, payment: Payment, intent: Intent): Promise<boolean> => {
  if (release.state !== stateNumbers.DraftMode || release.paidAt !== null) return false;
  if (intent.amount !== payment.amountCents) return false;
  try {
    return samePrice(await priceToday(release), payment.quote);
  } catch (error) {
    // What cannot be priced any more cannot be sold.
    if (error instanceof Problem) return false;
    throw error;
  }
};

/** The last look before the money is taken: the payment is kept for the capture, or is to be canceled. */
const lastLook = (payment: Payment, intent: Intent): Promise<Payment | null> =>
  inTransaction(async () => {
    const release = await Release.findByPk(payment.distributionId, { lock: true, rejectOnEmpty: true });
    const fits = await stillFits(release, payment, intent);
    return advance(payment, { state: fits ? 'capturing' : 'canceling' });
  });

/**
 * Takes the money of an authorised intent whose capture the customer has asked for, when the price still fits. A
 * refusal of the provider, with the money still reserved, ends the payment. Answers the intent as it is then, or null
 * when it has to be asked again.
 */
export const captureAuthorised = async (
  payment: Payment,
  intent: Intent,
  { payments }: Settling,
  settlement: Settlement,
): Promise<Intent | null> => {
  const looked = await lastLook(payment, intent);
  if (looked === null) return null;
  if (looked.state === 'canceling') {
    settlement.priceChanged = true;
    return intent;
  }
  try {
    return await payments.capture(intent.id, looked.amountCents, stepKey(looked, 'capture'));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    settlement.refusal = error.forPeople ? error.message : null;
    const after = await payments.retrieveIntent(intent.id);
    if (after?.status === 'authorised') await advance(looked, { state: 'canceling' });
    return after;
  }
};
