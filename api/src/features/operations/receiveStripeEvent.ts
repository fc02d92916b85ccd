import { message } from '@dispatch/contract';
import type { Handler } from '../../call/handler';
import { problem } from '../../call/problem';
import { enqueue } from '../../jobs/queue';
import { EventRefused, type PaymentEvent, type PaymentsPort } from '../../ports/payments/paymentsPort';

const read = (payments: PaymentsPort, rawBody: Buffer, signature: string): PaymentEvent => {
  try {
    return payments.parseEvent(rawBody, signature);
  } catch (error) {
    if (!(error instanceof EventRefused)) throw error;
    throw problem(400, 'invalid-signature', message('invalid-signature'));
  }
};

/**
 * Takes an event of the card provider. The event is not believed beyond its signature: it only makes a job ask the
 * provider how things stand. Events come late, twice or in any order, and that changes nothing.
 */
export const receiveStripeEvent: Handler<'receiveStripeEvent'> = async ({ rawBody, headers, ports }) => {
  const { intentId } = read(ports.payments, rawBody, headers['Stripe-Signature']);
  if (intentId !== null) await enqueue('settle-payment', { intentId });
  return { status: 200, body: { done: true } };
};
