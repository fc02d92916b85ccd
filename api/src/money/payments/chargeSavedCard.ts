import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isLive, type Payment } from './Payment';
import { PaymentRefused, PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { makeIntent } from './usableIntent';
import { advance, purchaseOf } from './paymentRows';
import { lockPurchaseOfPayment } from '../purchases/lockedPurchase';
import { findLostIntent, settlePayment } from './settlePayment';
import type { Settling } from './settlement';

/** `waits`: the provider is still at it. `again`: nothing was charged, and another payment may be begun. */
export type ChargeOutcome = 'paid' | 'waits' | 'again' | { refused: string | null };

const cardToCharge = statement('card-to-charge')`
select m.method_id as "methodId", c.customer_id as "customerId"
from payment_methods m left join payment_customers c using (user_id, provider)
where m.payment_method_id = :paymentMethodId?`;

/**
 * From here on it is charged, unless what is sold has ended; whoever ends it comes before, or is told of the charge.
 * Another worker may have charged it, or let it go, since its intent was looked at.
 */
const hold = (payment: Payment, now: Date): Promise<Payment | null> =>
  inTransaction(async () => {
    const { whyNot } = await lockPurchaseOfPayment(payment, purchaseOf(payment), now);
    const held = await payment.reload();
    const isToCharge = whyNot === null && isLive(held) && held.state !== 'canceling';
    return isToCharge ? advance(held, { state: 'capturing' }) : null;
  });

/**
 * Charges the saved card of a payment while nobody is there. Each step asks the provider under a key of the payment: a
 * payment that was interrupted anywhere goes on where it stood. Throws PaymentsUnavailable; then nothing is lost.
 */
export const chargeSavedCard = async (
  payment: Payment,
  settling: Settling,
  now: Date,
): Promise<ChargeOutcome> => {
  const provider = providerOf(settling.payments, payment);
  const { savedCards } = provider;
  if (savedCards === undefined) throw new PaymentsUnavailable(`${payment.provider} keeps no cards.`);
  const { ofIntents } = savedCards;
  const card = await cardToCharge.maybe({ paymentMethodId: payment.paymentMethodId });
  if (card === undefined || payment.state === 'canceling') return 'again';

  const { reference } = payment;
  let refused: string | null | undefined;
  try {
    if (payment.intentId === null && (await findLostIntent(payment, settling))) await payment.reload();
    const intent =
      payment.intentId === null
        ? await makeIntent(payment, settling, ofIntents ? undefined : { methodId: card.methodId })
        : await provider.retrieveIntent(payment.intentId);
    if (intent?.status === 'open' || intent?.status === 'authorised') {
      if ((await hold(payment, now)) === null) return payment.state === 'captured' ? 'paid' : 'again';
    }
    if (intent?.status === 'open' && ofIntents !== undefined) {
      const { customerId, methodId } = card;
      await ofIntents.useCard(intent.id, { customerId, methodId, keepsCard: false }, `${reference}-card`);
      await ofIntents.authorise(intent.id, methodId, `${reference}-authorise`);
    }
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    refused = error.forPeople ? error.message : null;
  }
  const { refusal } = await settlePayment(payment.paymentId, settling);
  const { state } = await payment.reload();
  if (state === 'captured') return 'paid';
  if (refused !== undefined) return { refused };
  if (refusal !== null) return { refused: refusal };
  return state === 'capturing' ? 'waits' : 'again';
};
