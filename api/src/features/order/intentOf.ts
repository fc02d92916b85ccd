import { Op } from 'sequelize';
import { Payment } from '../../models/Payment';
import { type Intent, PaymentRefused } from '../../ports/payments/paymentsPort';
import { advance, stepKey } from './paymentRows';
import { stillRunning } from './refusals';
import { belongsTo, letGo, settlePayment } from './settlePayment';
import type { Settling } from './settling';

/** Null when the payment had to be settled first: then look again for the live payment of the release. */
export const intentOf = async (payment: Payment, settling: Settling): Promise<Intent | null> => {
  if (payment.state === 'capturing' || payment.state === 'canceling') {
    await settlePayment(payment.paymentId, settling);
    return null;
  }
  if (payment.intentId === null) return makeIntent(payment, settling);
  const intent = await settling.payments.retrieveIntent(payment.intentId);
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

const makeIntent = async (payment: Payment, { payments, log }: Settling): Promise<Intent | null> => {
  const { paymentId, reference, distributionId, userId, purpose, amountCents } = payment;
  const subject = { paymentId, reference, distributionId, userId, purpose };
  const intent = await payments
    .createIntent(subject, amountCents, `${reference}-create-${amountCents}`)
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
  if (intentId !== intent.id) await payments.cancel(intent.id, stepKey(payment, 'cancel-unused'));
  return null;
};

const changeAmount = async (
  payment: Payment,
  intent: Intent,
  { payments }: Settling,
): Promise<Intent | null> => {
  try {
    return await payments.changeAmount(intent.id, payment.amountCents, stepKey(payment, 'amount'));
  } catch (error) {
    // It was authorised, captured or canceled in this moment.
    if (error instanceof PaymentRefused && !error.forPeople) return null;
    throw error;
  }
};
