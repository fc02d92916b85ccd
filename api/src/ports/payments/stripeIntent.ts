import { cents } from '@dispatch/contract';
import type Stripe from 'stripe';
import type { Intent, IntentStatus, IntentSubject } from './paymentsPort';

const statuses: Record<string, IntentStatus> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'canceled',
};

export const toMetadata = ({ purpose, reference, ...ids }: IntentSubject): Record<string, string> => ({
  purpose,
  reference,
  paymentId: String(ids.paymentId),
  distributionId: String(ids.distributionId),
  userId: String(ids.userId),
});

const readSubject = (metadata: Stripe.Metadata): IntentSubject | null => {
  const { purpose, reference } = metadata;
  const [paymentId, distributionId, userId] = [
    metadata['paymentId'],
    metadata['distributionId'],
    metadata['userId'],
  ].map(Number);
  if (purpose !== 'release' || reference === undefined) return null;
  if (!paymentId || !distributionId || !userId) return null;
  return { purpose, reference, paymentId, distributionId, userId };
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
    chargeId: typeof charge === 'string' ? charge : (charge?.id ?? null),
    message: intent.last_payment_error?.message ?? null,
  };
};
