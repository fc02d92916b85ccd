import { stateNumbers } from '@dispatch/contract';
import { Problem } from '../../call/problem';
import { inTransaction } from '../../database/database';
import type { Payment, PricedOrder } from '../../models/Payment';
import { Release } from '../../models/Release';
import { type Intent, PaymentRefused } from '../../ports/payments/paymentsPort';
import { advance, checkBeforeCapture, stepKey } from './paymentRows';
import { priceToday } from './pricedOrder';
import type { Settlement, Settling } from './settling';

const currentOrder = async (release: Release): Promise<PricedOrder | null> => {
  if (release.state !== stateNumbers.DraftMode || release.paidAt !== null) return null;
  try {
    return await priceToday(release);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/** Once more, right before the money is taken: the release may have been saved since the capture was asked for. */
const checkAgain = (payment: Payment, intent: Intent): Promise<Payment | null> =>
  inTransaction(async () => {
    const release = await Release.findByPk(payment.distributionId, { lock: true, rejectOnEmpty: true });
    return checkBeforeCapture(payment, intent, await currentOrder(release));
  });

/** Null when it has to be asked again. A refusal of the provider, with the money still reserved, ends the payment. */
export const captureAuthorised = async (
  payment: Payment,
  intent: Intent,
  { payments }: Settling,
  settlement: Settlement,
): Promise<Intent | null> => {
  const checked = await checkAgain(payment, intent);
  if (checked === null) return null;
  if (checked.state === 'canceling') {
    settlement.priceChanged = true;
    return intent;
  }
  try {
    return await payments.capture(intent.id, checked.amountCents, stepKey(checked, 'capture'));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    settlement.refusal = error.forPeople ? error.message : null;
    const after = await payments.retrieveIntent(intent.id);
    if (after?.status === 'authorised') await advance(checked, { state: 'canceling' });
    return after;
  }
};
