import { Op } from 'sequelize';
import { now } from '../../clock';
import { liveStates, Payment, type PaymentState, type PricedOrder } from '../../models/Payment';
import type { Intent } from '../../ports/payments/paymentsPort';
import { samePrice } from './pricedOrder';

/** The payment of this release that may still move money, locked in the current transaction; null when there is none. */
export const livePayment = (distributionId: number): Promise<Payment | null> =>
  Payment.findOne({
    where: { distributionId, purpose: 'release', state: { [Op.in]: [...liveStates] } },
    lock: true,
  });

/** A new payment of a release. Refused by the database while another one of that release is live. */
export const startPayment = (
  input: { userId: number; distributionId: number; provider: string } & PricedOrder,
): Promise<Payment> => {
  const { userId, distributionId, provider, contents, quote } = input;
  const at = now();
  return Payment.create({
    userId,
    distributionId,
    purpose: 'release',
    provider,
    amountCents: quote.total,
    quote: { contents, quote },
    createdAt: at,
    updatedAt: at,
  });
};

type Changes = {
  state?: PaymentState;
  intentId?: string;
  amountCents?: Payment['amountCents'];
  quote?: PricedOrder;
  chargeId?: string | null;
  orderId?: number;
};

/** Changes a payment, unless it has moved on since it was read: then nothing happens and the answer is null. */
export const advance = async (payment: Payment, changes: Changes): Promise<Payment | null> => {
  const { paymentId, version } = payment;
  const [, [changed]] = await Payment.update(
    { ...changes, version: version + 1, updatedAt: now() },
    { where: { paymentId, version }, returning: true },
  );
  return changed ?? null;
};

/**
 * The one check before money is taken: what is authorised must be what the release costs now. Then the payment is
 * captured next, else it is canceled. Answers null when it has moved on since it was read.
 * @param current what the saved release costs now; null when it cannot be sold
 */
export const checkBeforeCapture = (
  payment: Payment,
  intent: Intent,
  current: PricedOrder | null,
): Promise<Payment | null> => {
  const fits = current !== null && intent.amount === payment.amountCents && samePrice(current, payment.quote);
  return advance(payment, { state: fits ? 'capturing' : 'canceling' });
};

/** The key under which the provider does a step of this payment once. */
export const stepKey = (payment: Payment, step: string): string =>
  `${payment.reference}-${step}-${payment.version}`;
