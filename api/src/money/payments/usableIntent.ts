import { Op } from 'sequelize';
import { Payment } from './Payment';
import { type Intent, type IntentMeans, PaymentRefused } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { advance, stepKey, subjectOf } from './paymentRows';
import { stillRunning } from './paymentRefusals';
import { belongsTo, letGo, settlePayment } from './settlePayment';
import type { Settling } from './settlement';

/** Null when the payment had to be settled first: then look again for the live payment. */
export const intentOf = async (
  payment: Payment,
  settling: Settling,
  means?: IntentMeans,
): Promise<Intent | null> => {
  if (payment.state === 'capturing' || payment.state === 'canceling') {
    await settlePayment(payment.paymentId, settling);
    return null;
  }
  if (payment.intentId === null) return makeIntent(payment, settling, means);
  const intent = await providerOf(settling.payments, payment).retrieveIntent(payment.intentId);
  if (intent === null || !belongsTo(intent.subject, payment)) {
    settling.log.error(
      { paymentId: payment.paymentId },
      'the card provider does not know this intent as ours',
    );
    await advance(payment, { state: 'failed' });
    return null;
  }
  switch (intent.status) {
    case 'open':
      return intent.amount === payment.amountCents ? intent : changeAmount(payment, intent, settling);
    case 'processing':
      throw stillRunning();
    case 'authorised':
      // The browser's form takes no intent that is authorised already: this one gives its money back.
      await letGo(payment, settling);
      return null;
    case 'captured':
    case 'canceled':
      await settlePayment(payment.paymentId, settling);
      return null;
  }
};

/** Makes the intent of a payment that has none; null when the payment has moved on meanwhile. */
export const makeIntent = async (
  payment: Payment,
  { payments, log }: Settling,
  means?: IntentMeans,
): Promise<Intent | null> => {
  const { paymentId, reference, amountCents } = payment;
  const provider = providerOf(payments, payment);
  const intent = await provider
    .createIntent(subjectOf(payment), amountCents, `${reference}-create-${amountCents}`, means)
    .catch(async (error: unknown) => {
      // The answer to this key is remembered by the provider: the next attempt is another payment.
      if (error instanceof PaymentRefused) await advance(payment, { state: 'failed' });
      throw error;
    });
  const [noted] = await Payment.update(
    { intentId: intent.id },
    {
      where: {
        paymentId,
        state: 'preparing',
        amountCents,
        intentId: { [Op.or]: [{ [Op.is]: null }, { [Op.eq]: intent.id }] },
      },
    },
  );
  if (noted === 1) return intent;
  log.info({ paymentId }, 'this payment has moved on while its intent was made');
  const { intentId } = await payment.reload();
  if (intentId !== intent.id) await provider.cancel(intent.id, stepKey(payment, 'cancel-unused'));
  return null;
};

const changeAmount = async (payment: Payment, intent: Intent, settling: Settling): Promise<Intent | null> => {
  try {
    return await providerOf(settling.payments, payment).changeAmount(
      intent.id,
      payment.amountCents,
      stepKey(payment, 'amount'),
    );
  } catch (error) {
    if (!(error instanceof PaymentRefused) || error.forPeople) throw error;
    // It was authorised, captured or canceled in this moment, or its provider wants another one for another amount.
    await letGo(payment, settling);
    return null;
  }
};
