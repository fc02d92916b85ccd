import { Op } from 'sequelize';
import { statement } from '../../platform/database/statement';
import { now } from '../../platform/settings/clock';
import { liveStates, Payment, type PaymentState, type Purchase, type Purpose } from './Payment';
import type { IntentSubject } from '../../platform/ports/payments/paymentsPort';
import { holds } from '../discounts/discounts';
import { type CurrentPrice, priced } from '../purchases/currentPrice';
import type { Subject } from '../purchases/lockedPurchase';

export type PaidOrder = { OrderNumber: number; ProcessorTransactionID: string | null };

type PaidRow = { order_number: number; charge_id: string | null };

const asPaid = (row: PaidRow | undefined): PaidOrder | null =>
  row === undefined ? null : { OrderNumber: row.order_number, ProcessorTransactionID: row.charge_id };

const paidOrderStatement = statement('paid-order')`select o.order_number, p.charge_id
       from orders o left join payments p on p.order_id = o.order_id and p.state = 'captured'
      where o.distribution_id = :distributionId? and o.purpose = 'release'`;

/** The order by which a release was paid; null while it is not, and for what can be bought again. */
export const paidOrder = async (
  { distributionId }: Pick<Subject, 'distributionId'>,
  { purpose }: Pick<Purchase, 'purpose'>,
): Promise<PaidOrder | null> => {
  if (purpose !== 'release') return null;
  const row = await paidOrderStatement.maybe({ distributionId });
  return asPaid(row);
};

const orderOfIntentStatement = statement('order-of-intent')`
select o.order_number, p.charge_id from payments p join orders o on o.order_id = p.order_id
      where p.intent_id = :intentId and p.state = 'captured'`;

/** The order that this intent has paid; null while it has not. */
export const orderOfIntent = async (intentId: string): Promise<PaidOrder | null> => {
  const row = await orderOfIntentStatement.maybe({ intentId });
  return asPaid(row);
};

/**
 * The payment of this release, or for bundles of this account, that may still move money, locked in the current
 * transaction; null when there is none. A renewal is none: it is paid beside them.
 */
export const livePayment = ({ userId, distributionId }: Subject, purpose: Purpose): Promise<Payment | null> =>
  Payment.findOne({
    where: { userId, distributionId, purpose, subscriptionId: null, state: { [Op.in]: [...liveStates] } },
    lock: true,
  });

/** What a payment stores of a price: before the capture it holds the user coupon, from then on all its sources. */
export const storedPrice = (current: CurrentPrice, isCapture: boolean) => ({
  amountCents: current.quote.total,
  quote: priced(current),
  ...holds(current.sources, { isCapture, now: current.now }),
});

type NewPayment = Subject & { purpose: Purpose; provider: string } & Partial<
    Pick<
      Payment,
      'requestKey' | 'termsId' | 'termsAgreedAt' | 'subscriptionId' | 'renewsAt' | 'paymentMethodId'
    >
  >;

/** A new payment. Refused by the database while another one of the same subject and purpose is live. */
export const startPayment = (input: NewPayment, current: CurrentPrice): Promise<Payment> => {
  const at = now();
  return Payment.create({ ...input, ...storedPrice(current, false), createdAt: at, updatedAt: at });
};

type Changes = {
  state?: PaymentState;
  intentId?: string;
  chargeId?: string | null;
  orderId?: number;
  paymentMethodId?: number | null;
  keepsCard?: boolean;
} & Partial<ReturnType<typeof storedPrice>> &
  Partial<Pick<Payment, 'cardBrand' | 'cardLastFour' | 'cardAskedAt'>>;

/** Changes a payment, unless it has moved on since it was read: then nothing happens and the answer is null. */
export const advance = async (payment: Payment, changes: Changes): Promise<Payment | null> => {
  const { paymentId, version } = payment;
  const [, [changed]] = await Payment.update(
    { ...changes, version: version + 1, updatedAt: now() },
    { where: { paymentId, version }, returning: true },
  );
  return changed ?? null;
};

/** As the provider is told of a payment. */
export const subjectOf = ({
  paymentId,
  reference,
  distributionId,
  userId,
  purpose,
}: Payment): IntentSubject => ({
  paymentId,
  reference,
  distributionId,
  userId,
  purpose,
});

export const purchaseOf = ({ purpose, quote }: Payment): Purchase =>
  ({ purpose, contents: quote.contents }) as Purchase;

/** The key under which the provider does a step of this payment once. */
export const stepKey = (payment: Payment, step: string): string =>
  `${payment.reference}-${step}-${payment.version}`;
