import { cents } from '@dispatch/contract';
import type Stripe from 'stripe';
import type { Intent, IntentStatus, IntentSubject, KeptCard } from './paymentsPort';

const statuses: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'canceled',
};

/** The id of what is named, or comes with everything in it. */
export const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

const purposes = ['release', 'upgrade', 'edit', 'bundle'] as const satisfies IntentSubject['purpose'][];
const isPurpose = (word: string | undefined): word is IntentSubject['purpose'] =>
  (purposes as readonly (string | undefined)[]).includes(word);

export const toMetadata = ({
  purpose,
  reference,
  distributionId,
  ...ids
}: IntentSubject): Record<string, string> => ({
  purpose,
  reference,
  paymentId: String(ids.paymentId),
  ...(distributionId === null ? {} : { distributionId: String(distributionId) }),
  userId: String(ids.userId),
});

export const readSubject = (metadata: Readonly<Record<string, string>>): IntentSubject | null => {
  const { purpose, reference } = metadata;
  const [paymentId, distributionId, userId] = [
    metadata['paymentId'],
    metadata['distributionId'],
    metadata['userId'],
  ].map(Number);
  if (!isPurpose(purpose) || reference === undefined) return null;
  if (!paymentId || !userId || !distributionId !== (purpose === 'bundle')) return null;
  return { purpose, reference, paymentId, distributionId: distributionId || null, userId };
};

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A brand as people know it. */
export const brandName = (brand: string): string => brandNames[brand] ?? 'Card';

/** The card of the charge, which has to be expanded. */
const paidCard = ({ latest_charge: charge }: Stripe.PaymentIntent): Pick<Intent, 'card'> => {
  if (charge === null || typeof charge === 'string') return {};
  const { brand, last4: lastFour } = charge.payment_method_details?.card ?? {};
  return brand && lastFour ? { card: { brand: brandName(brand), lastFour } } : {};
};

/** The card that is kept once the intent is authorised; the charge has to be expanded. */
const keptCard = ({ customer, setup_future_usage: usage, latest_charge: charge }: Stripe.PaymentIntent) => {
  if (customer === null || usage === null || charge === null || typeof charge === 'string') return undefined;
  const { payment_method: methodId, payment_method_details: details } = charge;
  const { brand, last4: lastFour, exp_month: expiryMonth, exp_year: expiryYear } = details?.card ?? {};
  if (!charge.paid || !methodId || !brand || !lastFour || !expiryMonth || !expiryYear) return undefined;
  return {
    methodId,
    brand: brandName(brand),
    lastFour,
    expiryMonth,
    expiryYear,
  } satisfies KeptCard;
};

/** Stripe's intent in our words. A status that is not known counts as being processed: nothing is done with it. */
export const fromStripe = (intent: Stripe.PaymentIntent): Intent => {
  const charge = intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statuses[intent.status] ?? 'processing',
    amount: cents(intent.amount),
    subject: readSubject(intent.metadata),
    chargeId: idOf(charge),
    message: intent.last_payment_error?.message ?? null,
    ...paidCard(intent),
    keptCard: keptCard(intent),
  };
};
